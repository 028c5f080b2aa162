import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lessonLink } from '../../core/router/page-links'
import { whenIdle } from '../../core/browser/when-idle'

/** Loads the code of the lesson page when the browser is idle. It is the same for all lessons. */
export function usePreloadLesson(lessonId: number | undefined): void {
  const router = useRouter()
  useEffect(() => {
    if (lessonId === undefined) return
    // A page that fails to preload shows its error when the link is followed.
    void whenIdle()
      .then(() => router.preloadRoute(lessonLink(lessonId)))
      .catch(() => {})
  }, [router, lessonId])
}
