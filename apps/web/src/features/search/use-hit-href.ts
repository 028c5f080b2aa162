import type { SearchHit } from '@shuyuan/api'
import { courseLink, lessonLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'

/** Returns a function that gives the URL of a search hit, or `null` if it has no page. */
export function useHitHref(): (hit: SearchHit) => string | null {
  const href = useHref()
  return ({ resourceType, resourceId }) => {
    if (resourceType === 'vod') return href(courseLink(resourceId))
    return resourceType === 'video' ? href(lessonLink(resourceId)) : null
  }
}
