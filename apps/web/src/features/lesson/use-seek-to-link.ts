import type { PlayerHandle } from '@shuyuan/player'
import { useEffect, useRef } from 'react'

/** Seeks to the second of a link that is followed while its lesson is open. */
export function useSeekToLink(second: number | undefined, player: PlayerHandle | null): void {
  const last = useRef(second)
  useEffect(() => {
    if (second !== undefined && second !== last.current) player?.seek(second)
    last.current = second
  }, [second, player])
}
