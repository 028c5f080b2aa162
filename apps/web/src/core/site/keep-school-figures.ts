import type { CourseCategory, CourseSummary, Page } from '@shuyuan/api'
import {
  categoriesQuery,
  coursesQuery,
  homeBlocksQuery,
  type CoursesInput,
} from '@shuyuan/api/query'
import { QueryClient } from '@tanstack/react-query'
import type { RouterContext } from '../router/router-context'
import { popularCourses } from './vip'
import { coursesIn, schoolContents } from './school-contents'
import {
  schoolCoursesKey,
  schoolFiguresKey,
  type ListedCourse,
  type SchoolFigures,
} from './school-figures'

type CourseList = Page<CourseSummary>

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function countLessons(courses: readonly CourseSummary[]): number | null {
  const counts = courses.flatMap(({ lessonCount }) => lessonCount ?? [])
  return counts.length === courses.length ? sum(counts) : null
}

/** Counts courses by category in a list of all courses. A subject includes those of its children. */
function countByCategory(
  subjects: readonly CourseCategory[],
  courses: readonly CourseSummary[],
): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { id, children } of subjects) {
    const childIds = children.map((child) => child.id)
    counts[id] = coursesIn([id, ...childIds], courses).length
    for (const childId of childIds) counts[childId] = coursesIn([childId], courses).length
  }
  return counts
}

const listedCourse = ({
  id,
  title,
  price,
  isFree,
  isVipFree,
  lessonCount,
  userCount,
  category,
}: CourseSummary): ListedCourse => ({
  id,
  title,
  price,
  isFree,
  isVipFree,
  lessonCount,
  userCount,
  category,
})

interface KeepInput extends Pick<RouterContext, 'keptApi' | 'queryClient'> {
  /** Adds the courses of the home page. */
  withCourses?: boolean
}

/** Adds figures of the school to the queries of a page, if the server has the lists of courses that they require. */
export async function keepSchoolFigures({
  keptApi,
  queryClient,
  withCourses = false,
}: KeepInput): Promise<void> {
  if (!keptApi) return
  // Separate, so that the lists are not sent with the page.
  const lists = new QueryClient()
  const keptList = (input: CoursesInput): Promise<CourseList | undefined> =>
    lists.query({ ...coursesQuery(keptApi, input), retry: false }).catch(() => undefined)

  const all = (await keptList(popularCourses)) ?? (await keptList({ page: 1 }))
  if (all === undefined || all.total === 0) return
  const isWhole = all.items.length === all.total
  const subjects = queryClient.getQueryData(categoriesQuery(keptApi).queryKey) ?? []
  const figures: SchoolFigures = {
    courses: all.total,
    lessons: isWhole ? countLessons(all.items) : null,
    learners: isWhole ? Math.max(0, ...all.items.map(({ userCount }) => userCount)) : null,
    byCategory: isWhole ? countByCategory(subjects, all.items) : null,
  }
  queryClient.setQueryData(schoolFiguresKey, figures)
  if (withCourses) {
    const leading = schoolContents(subjects, all.items).flatMap(({ courses }) => courses)
    const blocks = queryClient.getQueryData(homeBlocksQuery(keptApi).queryKey) ?? []
    const inBlocks = blocks.flatMap((block) => (block.kind === 'courses' ? block.courses : []))
    const ids = new Set([...leading, ...inBlocks].map(({ id }) => id))
    const shown = all.items.filter(({ id }) => ids.has(id))
    queryClient.setQueryData(schoolCoursesKey, shown.map(listedCourse))
  }
}
