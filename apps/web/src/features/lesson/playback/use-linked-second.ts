import type { PlayerHandle } from '@shuyuan/player'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const route = getRouteApi('/_main/_signed-in/courses/video/$courseId')

/**
 * Seeks to the second of a link that is followed while its lesson is open. Returns a function that removes the second
 * from the URL. Call it when playback starts, because a reload then resumes at the position of the learner.
 */
export function useLinkedSecond(
  second: number | undefined,
  player: PlayerHandle | null,
): () => void {
  const navigate = route.useNavigate()
  const last = useRef(second)
  useEffect(() => {
    if (second !== undefined && second !== last.current) player?.seek(second)
    last.current = second
  }, [second, player])
  return () => {
    if (second === undefined) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, t: undefined }),
      replace: true,
      resetScroll: false,
    })
  }
}
