import type { HomeBlock } from '@shuyuan/api'
import { useEffect } from 'react'

/** Tells the operator once which blocks of the home page cannot be shown. */
export function useSkippedLog(blocks: readonly HomeBlock[] | undefined): void {
  // The log is outside React.
  useEffect(() => {
    for (const block of blocks ?? []) {
      if (block.kind === 'skipped') console.error('首页模块无法显示', block.sign, block.id)
    }
  }, [blocks])
}
