import type { CourseSummary, Page } from '@shuyuan/api'

/** What a membership opens, as far as a list of courses tells. */
export interface IncludedCourses {
  courses: number
  /** Lessons of these courses; `null` where the list lacks them. */
  lessons: number | null
  /** Yuan that these courses cost one by one. */
  worth: number
  /** The list has further courses: all numbers are the least. */
  isLeast: boolean
}

/** Courses that a membership opens and that are not free for all learners. */
export function memberCourses(courses: readonly CourseSummary[]): CourseSummary[] {
  return courses.filter(({ isVipFree, isFree }) => isVipFree && !isFree)
}

/**
 * Counts what a membership opens. The server tells for each course, and has no number of its own.
 *
 * @returns `null` where none of the courses is opened
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
    isLeast: total > items.length,
  }
}
