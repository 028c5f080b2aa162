import type { CourseCategory, CourseSummary, Page } from '@shuyuan/api'
import { categoriesQuery, coursesQuery, type CoursesInput } from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../router/router-context'
import { popularCourses } from '../vip/popular-courses'
import { schoolFiguresKey, type SchoolFigures } from './school-figures'

type CourseList = Page<CourseSummary>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function countLessons(courses: readonly CourseSummary[]): number | null {
  const counts = courses.flatMap(({ lessonCount }) => lessonCount ?? [])
  return counts.length === courses.length ? sum(counts) : null
}

/** Counts courses of a category and its children in a list of all courses. */
function countCourses({ id, children }: CourseCategory, courses: readonly CourseSummary[]): number {
  const ids = [id, ...children.map((child) => child.id)]
  return courses.filter(({ category }) => category && ids.includes(category.id)).length
}

/** Adds figures of the school to the queries of a page, if the server has the lists of courses that they require. */
export async function keepSchoolFigures({
  keptApi,
  queryClient,
}: Pick<RouterContext, 'keptApi' | 'queryClient'>): Promise<void> {
  if (!keptApi) return
  // Separate, so that the lists are not sent with the page.
  const lists = new QueryClient()
  const keptList = (input: CoursesInput): Promise<CourseList | undefined> =>
    lists.query({ ...coursesQuery(keptApi, input), retry: false }).catch(() => undefined)

  const all = (await keptList(popularCourses)) ?? (await keptList({ page: 1 }))
  if (all === undefined || all.total === 0) return
  const isWhole = all.items.length === all.total
  const subjects = queryClient.getQueryData(categoriesQuery(keptApi).queryKey) ?? []
  const byCategory: Record<number, number> = {}
  for (const subject of subjects) {
    const count = isWhole
      ? countCourses(subject, all.items)
      : (await keptList({ page: 1, categoryId: subject.id }))?.total
    if (count !== undefined) byCategory[subject.id] = count
    if (!isWhole) continue
    for (const child of subject.children)
      byCategory[child.id] = countCourses({ ...child, children: [] }, all.items)
  }
  const isComplete = subjects.every(({ id }) => id in byCategory)
  const figures: SchoolFigures = {
    courses: all.total,
    lessons: isWhole ? countLessons(all.items) : null,
    learners: isWhole ? Math.max(0, ...all.items.map(({ userCount }) => userCount)) : null,
    byCategory: isComplete ? byCategory : null,
  }
  queryClient.setQueryData(schoolFiguresKey, figures)
}
