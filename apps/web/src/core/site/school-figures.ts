import type { CourseSummary } from '@shuyuan/api'
import { skipToken, useQuery } from '@tanstack/react-query'

/** Figures of all courses of the school. */
export interface SchoolFigures {
  courses: number
  /** `null` if not known. */
  lessons: number | null
  /** Learners of the most popular course. `null` if not known. */
  learners: number | null
  /** Number of courses by ID of the category. `null` if not known. */
  byCategory: Partial<Record<number, number>> | null
}

/** A course of the home page. */
export type ListedCourse = Pick<
  CourseSummary,
  'id' | 'title' | 'price' | 'isFree' | 'isVipFree' | 'lessonCount' | 'userCount' | 'category'
>

export const schoolFiguresKey = ['school figures']
export const schoolCoursesKey = ['school courses']

/** Returns the figures that came with the page. The browser never requests them. */
export function useSchoolFigures(): SchoolFigures | undefined {
  return useQuery<SchoolFigures>({
    queryKey: schoolFiguresKey,
    queryFn: skipToken,
    staleTime: 'static',
  }).data
}

/** Returns the courses of the home page that came with the page. The browser never requests them. */
export function useSchoolCourses(): readonly ListedCourse[] | undefined {
  return useQuery<readonly ListedCourse[]>({
    queryKey: schoolCoursesKey,
    queryFn: skipToken,
    staleTime: 'static',
  }).data
}
