import type { CourseSummary, HomeBlock, Page } from '@shuyuan/api'
import { homeBlocksQuery, queryScopes } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { useSchoolCourses, type ListedCourse } from '../../core/site/school-figures'
import { useServices } from '../../core/use-services'

/** Returns the courses of all lists that came with the page or are cached, by ID. Makes no calls. */
function useListedCourses(): ReadonlyMap<number, ListedCourse> {
  const { queryClient } = useServices()
  const ofSchool = useSchoolCourses() ?? []
  const lists = queryClient.getQueriesData<Page<CourseSummary>>({
    queryKey: queryScopes.courseLists,
  })
  const courses = [...ofSchool, ...lists.flatMap(([, list]) => list?.items ?? [])]
  return new Map(courses.map((course) => [course.id, course]))
}

/** Returns a function that adds to the courses in blocks what the server returns only with lists. */
export function useCompleteBlocks(): (blocks: readonly HomeBlock[]) => HomeBlock[] {
  const listed = useListedCourses()
  const complete = (course: CourseSummary): CourseSummary => ({
    ...course,
    isVipFree: course.isVipFree ?? listed.get(course.id)?.isVipFree ?? null,
    lessonCount: course.lessonCount ?? listed.get(course.id)?.lessonCount ?? null,
  })
  return (blocks) =>
    blocks.map((block) =>
      block.kind === 'courses' ? { ...block, courses: block.courses.map(complete) } : block,
    )
}

/** Returns the courses that the page knows from lists and blocks. */
export function useKnownCourses(): ListedCourse[] {
  const { api } = useServices()
  const listed = useListedCourses()
  const { data: blocks = [] } = useQuery(homeBlocksQuery(api))
  const inBlocks = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []))
  const known = new Map(inBlocks.map((course): [number, ListedCourse] => [course.id, course]))
  return [...new Map([...known, ...listed]).values()]
}
