import type { CourseSummary, HomeBlock, Page } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import { useServices } from '../../core/use-services'

/**
 * Fills in `isVipFree` of the courses in blocks from cached course lists, because the server does not return
 * it with blocks.
 */
export function useKnownVipFree(): (blocks: readonly HomeBlock[]) => HomeBlock[] {
  const { queryClient } = useServices()
  return (blocks) => {
    const lists = queryClient.getQueriesData<Page<CourseSummary>>({
      queryKey: queryScopes.courseLists,
    })
    const seen = lists.flatMap(([, list]) => list?.items ?? [])
    const known = new Map(seen.map(({ id, isVipFree }) => [id, isVipFree]))
    const withKnown = (course: CourseSummary): CourseSummary => ({
      ...course,
      isVipFree: course.isVipFree ?? known.get(course.id) ?? null,
    })
    return blocks.map((block) =>
      block.kind === 'courses' ? { ...block, courses: block.courses.map(withKnown) } : block,
    )
  }
}
