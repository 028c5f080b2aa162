import { useState } from 'react'

/** The way from one lesson to the next without being asked to play again. */
export interface UpNext {
  /** The learner came here from inside the player of another lesson. */
  startsPlaying: boolean
  /** Has this lesson play as soon as it is there. */
  playNext: (lessonId: number) => void
  /** It plays: coming back later is another matter. */
  onBegun: () => void
}

/**
 * A lesson that follows another by the player’s own buttons plays at once; any other waits to be asked.
 * State of the page, which outlives the lessons that it shows.
 */
export function useUpNext(lessonId: number): UpNext {
  const [page, setPage] = useState<{ lessonId: number; next: number | null }>({
    lessonId,
    next: null,
  })
  const next = page.lessonId === lessonId || page.next === lessonId ? page.next : null
  // What was waited for ends with the lesson that was opened instead.
  if (page.lessonId !== lessonId) setPage({ lessonId, next })
  const setNext = (id: number | null) => setPage({ lessonId, next: id })
  return {
    startsPlaying: next === lessonId,
    playNext: setNext,
    onBegun: () => setNext(null),
  }
}
