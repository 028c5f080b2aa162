import type { CourseSummary, Page } from '@shuyuan/api'

/** Content of a membership, computed from a list of courses. */
export interface IncludedCourses {
  courses: number
  /** Number of lessons; `null` if the list omits them. */
  lessons: number | null
  /** Total price in yuan if bought separately. */
  worth: number
  /** True if the list has more pages, so that all numbers are minimums. */
  isMinimum: boolean
}

/** Filters courses that are included in a membership and not free for all learners. */
export function memberCourses(courses: readonly CourseSummary[]): CourseSummary[] {
  return courses.filter(({ isVipFree, isFree }) => isVipFree && !isFree)
}

/**
 * Counts the courses of a membership. The server flags each course but has no totals.
 *
 * @returns `null` if none of the courses is included
 */
export function includedCourses({ items, total }: Page<CourseSummary>): IncludedCourses | null {
  const opened = memberCourses(items)
  if (opened.length === 0) return null
  return {
    courses: opened.length,
    lessons: opened.reduce<number | null>(
      (sum, { lessonCount }) => (sum === null || lessonCount === null ? null : sum + lessonCount),
      0,
    ),
    worth: opened.reduce((sum, { price }) => sum + price, 0),
    isMinimum: total > items.length,
  }
}
