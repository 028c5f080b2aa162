import type { StudyRow } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { needsCourseDetail, studyProgress, type StudyProgress } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { useQueries } from '@tanstack/react-query'
import { courseLink, lessonLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { useServices } from '../../core/use-services'
import { useIsVipMember } from '../../core/site/vip'

/** Where to continue each course. */
export interface StudyPoints {
  progressOf: (row: StudyRow) => StudyProgress
  continueHref: (row: StudyRow) => string
}

/** Next lesson of each course. Loads the courses whose rows do not contain it. */
export function useStudyPoints(rows: readonly StudyRow[]): StudyPoints {
  const { api } = useServices()
  const href = useHref()
  const isLoaded = useSessionState(({ member }) => member !== null)
  const isMember = useIsVipMember()
  const incomplete = rows.filter((row) => isLoaded && needsCourseDetail(row, isMember))
  const details = useQueries({
    queries: incomplete.map(({ course }) => courseQuery(api, course.id)),
    combine: (results) => results.map(({ data }) => data),
  })
  const progressOf = (row: StudyRow) =>
    studyProgress(
      row,
      details.find((detail) => detail?.course.id === row.course.id),
    )
  return {
    progressOf,
    continueHref(row) {
      const { next } = progressOf(row)
      return next === null ? href(courseLink(row.course.id, '3')) : href(lessonLink(next.id))
    },
  }
}
