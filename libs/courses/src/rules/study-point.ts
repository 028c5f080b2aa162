import type { CourseDetail, StudyRow } from '@shuyuan/api'
import { continueLesson } from './lesson-order'

/** Where a course of the study centre is gone on with. */
export interface StudyPoint {
  /** `null`: the course itself, as nothing is left or nothing was begun. */
  lessonId: number | null
  /** It was open to this learner once and is not any more, as after a membership ended. */
  hasEnded: boolean
}

type Row = Pick<StudyRow, 'course' | 'isBought' | 'isWatched' | 'progress' | 'lastLesson'>

/**
 * Whether a row does not tell enough and its course has to be asked: which lesson comes after one that
 * was finished, and whether a paid course that was not bought is still open.
 *
 * @param isMember a membership is running, which keeps open what it opened
 */
export function asksCourse(row: Row, isMember: boolean): boolean {
  const isAtEndOfLesson = row.lastLesson?.isFinished === true && !row.isWatched
  const mayHaveEnded = !row.isBought && !isMember && row.course.price > 0 && row.lastLesson !== null
  return isAtEndOfLesson || mayHaveEnded
}

/**
 * The lesson to go on with: the last one if it is unfinished, else the next unfinished one.
 *
 * @param detail the course, where {@link asksCourse} wants it and it is known
 */
export function studyPoint(row: Row, detail?: CourseDetail): StudyPoint {
  const { lastLesson } = row
  const hasEnded = detail !== undefined && !detail.isBought && !detail.course.isFree
  if (hasEnded || lastLesson === null || row.isWatched || row.progress >= 100) {
    return { lessonId: null, hasEnded: hasEnded && lastLesson !== null }
  }
  if (!lastLesson.isFinished) return { lessonId: lastLesson.id, hasEnded: false }
  const next = detail && continueLesson(detail.groups, detail.progress)
  return { lessonId: next?.lesson.id ?? null, hasEnded: false }
}
