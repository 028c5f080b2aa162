import type { ApiClient, CourseCategory, CourseSummary, Page } from '@shuyuan/api'
import { categoriesQuery, coursesQuery, type CoursesInput } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import { popularCourses } from '../../core/vip/popular-courses'
import { schoolFiguresKey, type SchoolFigures } from './school-figures'

type CourseList = Page<CourseSummary>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function countLessons(courses: readonly CourseSummary[]): number | null {
  const counts = courses.flatMap(({ lessonCount }) => lessonCount ?? [])
  return counts.length === courses.length ? sum(counts) : null
}

/** Counts courses of a subject and its children in a list of all courses. */
function countCourses({ id, children }: CourseCategory, courses: readonly CourseSummary[]): number {
  const ids = [id, ...children.map((child) => child.id)]
  return courses.filter(({ category }) => category && ids.includes(category.id)).length
}

/**
 * Adds figures of the school to the queries of a page, if the server has the lists of courses that they require.
 *
 * @param keptApi client that makes no calls
 */
export async function keepSchoolFigures(
  keptApi: ApiClient,
  queryClient: QueryClient,
): Promise<void> {
  // Separate, so that the lists are not sent with the page.
  const lists = new QueryClient()
  const keptList = (input: CoursesInput): Promise<CourseList | undefined> =>
    lists.query({ ...coursesQuery(keptApi, input), retry: false }).catch(() => undefined)

  const all = (await keptList(popularCourses)) ?? (await keptList({ page: 1 }))
  if (all === undefined || all.total === 0) return
  const isWhole = all.items.length === all.total
  const subjects = queryClient.getQueryData(categoriesQuery(keptApi).queryKey) ?? []
  const bySubject: SchoolFigures['bySubject'] = {}
  for (const subject of subjects) {
    bySubject[subject.id] = isWhole
      ? countCourses(subject, all.items)
      : (await keptList({ page: 1, categoryId: subject.id }))?.total
  }
  const figures: SchoolFigures = {
    courses: all.total,
    lessons: isWhole ? countLessons(all.items) : null,
    learners: isWhole ? Math.max(0, ...all.items.map(({ userCount }) => userCount)) : null,
    bySubject,
  }
  queryClient.setQueryData(schoolFiguresKey, figures)
}
