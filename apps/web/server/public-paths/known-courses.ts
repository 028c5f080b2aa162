import type { ApiClient } from '@shuyuan/api'
import { LRUCache } from 'lru-cache'
import { readPagePaths } from './public-paths'

/** How long the list of courses is used, in ms. After a failure it is read again sooner. */
const freshMs = { known: 60 * 60 * 1000, failed: 60 * 1000 }

/**
 * Creates a function that returns whether a path is a course that does not exist. It reads the list of courses in
 * the background, and returns false until it has one.
 */
export function createUnknownCourse(api: ApiClient): (path: string) => boolean {
  const lists = new LRUCache<'paths', ReadonlySet<string>>({
    max: 1,
    ttl: freshMs.known,
    allowStale: true,
    async fetchMethod(_, known, { options }) {
      try {
        return new Set(await readPagePaths(api))
      } catch {
        options.ttl = freshMs.failed
        return known ?? new Set()
      }
    },
  })
  return (path) => {
    if (!path.startsWith('/courses/detail/')) return false
    void lists.fetch('paths')
    const known = lists.get('paths')
    return known !== undefined && known.size > 0 && !known.has(path)
  }
}
