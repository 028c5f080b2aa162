import { useState } from 'react'

/** Autoplay of a lesson that the learner opens from inside the player. */
export interface UpNext {
  /** True if the lesson was opened from the player of another lesson. */
  startsPlaying: boolean
  /** Plays this lesson as soon as it opens. */
  playNext: (lessonId: number) => void
  /** Ends the autoplay, so that returning to the lesson later does not play it. */
  onStarted: () => void
}

/**
 * A lesson opened with the player's previous and next buttons plays at once. Others wait for a click. This is
 * state of the page, which stays mounted between lessons.
 */
export function useUpNext(lessonId: number): UpNext {
  const [page, setPage] = useState<{ lessonId: number; next: number | null }>({
    lessonId,
    next: null,
  })
  const next = page.lessonId === lessonId || page.next === lessonId ? page.next : null
  // Opening another lesson cancels the autoplay.
  if (page.lessonId !== lessonId) setPage({ lessonId, next })
  const setNext = (id: number | null) => setPage({ lessonId, next: id })
  return {
    startsPlaying: next === lessonId,
    playNext: setNext,
    onStarted: () => setNext(null),
  }
}
