import { useCallback } from 'react'
import { lessonLink } from './page-links'
import { useHref } from './use-href'

/** Returns a stable function that builds lesson hrefs, so that memoized outline rows do not rerender. */
export function useLessonHref(): (lesson: { id: number }) => string {
  const href = useHref()
  return useCallback(({ id }) => href(lessonLink(id)), [href])
}
