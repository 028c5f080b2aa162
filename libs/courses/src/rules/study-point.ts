import type { CourseDetail, StudyRow } from '@shuyuan/api'
import { continueLesson } from './lesson-order'
import { courseProgress, type CourseProgress } from './percent-watched'

/** Where a course of the study center is gone on with. */
export interface StudyPoint {
  /** `null`: the course itself, as nothing is left or nothing was begun. */
  lessonId: number | null
  /** It was open to this learner once and is not any more, as after a membership ended. */
  hasEnded: boolean
  /** How far it was learned; 100 percent only at its end. */
  learned: CourseProgress
  /** Lessons that were added after the course was learned to its end. */
  newLessons: number
}

type Row = Pick<
  StudyRow,
  'course' | 'isBought' | 'isWatched' | 'progress' | 'learnedCount' | 'lastLesson'
>

/**
 * Whether a row lacks something and its course has to be loaded: which lesson comes after one that
 * was finished or deleted, what is left of a course whose lessons were counted before some were hidden
 * or added, and whether a paid course that was not bought is still open.
 *
 * @param isMember a membership is running, which keeps open what it opened
 */
export function needsCourseDetail(row: Row, isMember: boolean): boolean {
  const { course, isWatched, lastLesson } = row
  const mayHaveEnded = !row.isBought && !isMember && course.price > 0 && lastLesson !== null
  if (mayHaveEnded) return true
  if (isWatched) return row.learnedCount < course.lessonCount
  return row.progress >= 100 || (lastLesson === null ? row.learnedCount > 0 : lastLesson.isFinished)
}

/**
 * The lesson to go on with: the one that the course page names, and until the course is known the last
 * one if it is unfinished.
 *
 * @param detail the course, where {@link needsCourseDetail} wants it and it is known
 */
export function studyPoint(row: Row, detail?: CourseDetail): StudyPoint {
  return detail === undefined ? pointOfRow(row) : pointOfCourse(row, detail)
}

function pointOfRow({ course, isWatched, lastLesson, ...row }: Row): StudyPoint {
  const completed = row.learnedCount
  const total = course.lessonCount
  const isAtEnd = isWatched && completed >= total
  const percent = isAtEnd ? 100 : Math.min(isWatched ? 100 : 99, row.progress)
  const isUnfinished = lastLesson?.isFinished === false
  return {
    lessonId: isUnfinished && !isAtEnd ? lastLesson.id : null,
    hasEnded: false,
    learned: { completed, total, percent },
    newLessons: 0,
  }
}

function pointOfCourse(row: Row, { course, ...detail }: CourseDetail): StudyPoint {
  const learned = courseProgress(detail.groups, detail.progress)
  const left = learned.total - learned.completed
  const newLessons = row.isWatched ? left : 0
  const isOpen = detail.isBought || course.isFree
  const wasBegun = row.lastLesson !== null || row.learnedCount > 0
  if (!isOpen && detail.boughtLessonIds.length === 0) {
    return { lessonId: null, hasEnded: wasBegun, learned, newLessons }
  }
  const groups = isOpen ? detail.groups : onlyLessons(detail.groups, detail.boughtLessonIds)
  const next = wasBegun && left > 0 ? continueLesson(groups, detail.progress) : null
  return { lessonId: next?.lesson.id ?? null, hasEnded: false, learned, newLessons }
}

function onlyLessons(groups: CourseDetail['groups'], ids: readonly number[]) {
  return groups.map((group) => ({
    ...group,
    lessons: group.lessons.filter(({ id }) => ids.includes(id)),
  }))
}
