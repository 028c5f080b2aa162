import type { ApiClient } from '@shuyuan/api'
import { coursesQuery } from '@shuyuan/api/query'
import { normalizeKeywords } from '@shuyuan/ui'
import { queryOptions } from '@tanstack/react-query'

const normalize = (text: string) => normalizeKeywords(text).toLowerCase()

/** Courses whose titles contain every keyword. Empty without keywords. */
export function matchTitles<Course extends { title: string }>(
  courses: readonly Course[],
  keywords: string,
): Course[] {
  const words = normalize(keywords).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return courses.filter(({ title }) => words.every((word) => normalize(title).includes(word)))
}

/** Titles requested with one call. Larger schools have a search engine. */
const maxTitles = 500
const maxShown = 60

/** Query for the courses whose titles match. Only these are sent along with a page of the server. */
export function titleMatchesQuery(api: ApiClient, keywords: string) {
  const allCourses = {
    ...coursesQuery(api, { page: 1, pageSize: maxTitles }),
    staleTime: 5 * 60_000,
    meta: { isOnlySearched: true },
  }
  return queryOptions({
    queryKey: [...allCourses.queryKey, keywords],
    queryFn: async ({ client }) => {
      const { items } = await client.fetchQuery(allCourses)
      const found = matchTitles(items, keywords)
      return { items: found.slice(0, maxShown), total: found.length }
    },
    staleTime: allCourses.staleTime,
    networkMode: allCourses.networkMode,
    // The query of the courses retries.
    retry: false,
  })
}
