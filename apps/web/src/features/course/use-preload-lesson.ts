import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lessonLink } from '../../core/links/page-links'
import { useServices } from '../../core/use-services'

/** Loads the code of the lesson page after hydration. It is the same for all lessons. */
export function usePreloadLesson(lessonId: number | undefined): void {
  const router = useRouter()
  const { hydration } = useServices()
  useEffect(() => {
    if (lessonId === undefined) return
    // A page that fails to preload shows its error when the link is followed.
    void hydration.whenDone.then(() => router.preloadRoute(lessonLink(lessonId))).catch(() => {})
  }, [router, hydration, lessonId])
}
