import type { CourseDetail, Lesson, StudyRow } from '@shuyuan/api'
import { continueLesson } from './lesson-order'
import { courseProgress, type CourseProgress } from './percent-watched'
import { isBegun } from './study-groups'

/** The lesson to continue with. */
export interface NextLesson {
  id: number
  title: string
  /** Remaining length in seconds; 0 if unknown. */
  secondsLeft: number
  isStarted: boolean
}

/** Progress of a course in the study center, and the lesson to continue with. */
export interface StudyProgress {
  /** `null` for the course itself, if nothing is left or nothing was started. */
  next: NextLesson | null
  /** True if the learner lost access, for example after a membership ended. */
  hasEnded: boolean
  /** Progress; 100 percent only when finished. */
  learned: CourseProgress
  /** Number of lessons added after the course was finished. */
  newLessons: number
}

type Row = Pick<
  StudyRow,
  'course' | 'isBought' | 'isWatched' | 'progress' | 'learnedCount' | 'lastLesson'
>

/**
 * Whether the row is not enough and the course must be loaded. It is needed for the lesson after a
 * finished or deleted one, for the remaining lessons if some were hidden or added, and for the
 * access to a paid course that was not bought.
 *
 * @param isMember whether a membership is running, which keeps its courses open
 */
export function needsCourseDetail(row: Row, isMember: boolean): boolean {
  const { course, isWatched, lastLesson } = row
  const mayHaveEnded = !row.isBought && !isMember && course.price > 0 && lastLesson !== null
  if (mayHaveEnded) return true
  if (isWatched) return row.learnedCount < course.lessonCount
  return row.progress >= 100 || (lastLesson === null ? row.learnedCount > 0 : lastLesson.isFinished)
}

/**
 * Returns the lesson to continue with: the one of the course page, or until the course is loaded
 * the last one if it is unfinished.
 *
 * @param detail the course, if {@link needsCourseDetail} is true and it is loaded
 */
export function studyProgress(row: Row, detail?: CourseDetail): StudyProgress {
  return detail === undefined ? pointOfRow(row) : pointOfCourse(row, detail)
}

function pointOfRow({ course, isWatched, lastLesson, ...row }: Row): StudyProgress {
  const completed = row.learnedCount
  const total = course.lessonCount
  const isAtEnd = isWatched && completed >= total
  const percent = isAtEnd ? 100 : Math.min(isWatched ? 100 : 99, row.progress)
  const isUnfinished = lastLesson?.isFinished === false
  return {
    next: isUnfinished && !isAtEnd ? nextOf(lastLesson, lastLesson.watchedSeconds) : null,
    hasEnded: false,
    learned: { completed, total, percent },
    newLessons: 0,
  }
}

function pointOfCourse(row: Row, { course, ...detail }: CourseDetail): StudyProgress {
  const learned = courseProgress(detail.groups, detail.progress)
  const left = learned.total - learned.completed
  const newLessons = row.isWatched ? left : 0
  const isOpen = detail.isBought || course.isFree
  const wasBegun = isBegun(row)
  if (!isOpen && detail.boughtLessonIds.length === 0) {
    return { next: null, hasEnded: wasBegun, learned, newLessons }
  }
  const groups = isOpen ? detail.groups : onlyLessons(detail.groups, detail.boughtLessonIds)
  const lesson = wasBegun && left > 0 ? continueLesson(groups, detail.progress)?.lesson : null
  const next = lesson ? nextOf(lesson, detail.progress[lesson.id]?.watchedSeconds ?? 0) : null
  return { next, hasEnded: false, learned, newLessons }
}

function nextOf(lesson: Pick<Lesson, 'id' | 'title' | 'duration'>, watched: number): NextLesson {
  const { id, title, duration } = lesson
  return { id, title, secondsLeft: Math.max(0, duration - watched), isStarted: watched > 0 }
}

function onlyLessons(groups: CourseDetail['groups'], ids: readonly number[]) {
  return groups.map((group) => ({
    ...group,
    lessons: group.lessons.filter(({ id }) => ids.includes(id)),
  }))
}
