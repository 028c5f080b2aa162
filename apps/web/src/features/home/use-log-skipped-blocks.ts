import type { HomeBlock } from '@shuyuan/api'
import { useEffect } from 'react'

/** Logs for the operator which blocks of the home page cannot be shown. */
export function useLogSkippedBlocks(blocks: readonly HomeBlock[] | undefined): void {
  useEffect(() => {
    for (const block of blocks ?? []) {
      if (block.kind === 'skipped') console.error('首页模块无法显示', block.sign, block.id)
    }
  }, [blocks])
}
