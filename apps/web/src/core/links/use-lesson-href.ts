import { useCallback } from 'react'
import { lessonLink } from './page-links'
import { useHref } from './use-href'

/** Gives the builder of lesson hrefs. It stays the same, so that the rows of an outline do. */
export function useLessonHref(): (lesson: { id: number }) => string {
  const href = useHref()
  return useCallback(({ id }) => href(lessonLink(id)), [href])
}
