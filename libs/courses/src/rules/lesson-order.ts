import type { LessonGroup, Lesson, ProgressByLesson } from '@shuyuan/api'

/** Returns all lessons in teaching order; those without a chapter come last. */
export function lessonsInOrder(groups: readonly LessonGroup[]): Lesson[] {
  return groups.flatMap((group) => group.lessons)
}

function neighbor(groups: readonly LessonGroup[], lessonId: number, step: 1 | -1): Lesson | null {
  const lessons = lessonsInOrder(groups)
  const index = lessons.findIndex((lesson) => lesson.id === lessonId)
  return index === -1 ? null : (lessons[index + step] ?? null)
}

/** Returns the next lesson, across chapters. `null` after the last one and for an unknown ID. */
export function nextLesson(groups: readonly LessonGroup[], lessonId: number): Lesson | null {
  return neighbor(groups, lessonId, 1)
}

/**
 * Returns the previous lesson, across chapters. `null` before the first one and for an unknown ID.
 */
export function previousLesson(groups: readonly LessonGroup[], lessonId: number): Lesson | null {
  return neighbor(groups, lessonId, -1)
}

/** The lesson to continue with. */
export interface ContinueTarget {
  lesson: Lesson
  /** False if nothing of the course was watched yet. */
  isStarted: boolean
}

/** Returns the index of the lesson watched last, the later one for equal times, or -1. */
function newestWatched(lessons: readonly Lesson[], progress: ProgressByLesson): number {
  let newest = -1
  let newestAt = ''
  lessons.forEach(({ id }, index) => {
    const known = progress[id]
    const at = known?.updatedAt ?? ''
    if (known === undefined || at < newestAt) return
    newest = index
    newestAt = at
  })
  return newest
}

/**
 * Returns the lesson to continue with: the one watched last, or the next unfinished one if that is
 * finished. The first lesson if nothing was watched or everything is finished. `null` without
 * lessons.
 */
export function continueLesson(
  groups: readonly LessonGroup[],
  progress: ProgressByLesson,
): ContinueTarget | null {
  const lessons = lessonsInOrder(groups)
  const [first] = lessons
  if (!first) return null
  const newest = newestWatched(lessons, progress)
  const isUnfinished = (lesson: Lesson) => (progress[lesson.id]?.watchedAt ?? null) === null
  const lesson =
    lessons.slice(Math.max(0, newest)).find(isUnfinished) ?? lessons.find(isUnfinished) ?? first
  return { lesson, isStarted: newest !== -1 }
}

/** Length of all lessons in seconds; 0 if the length of any lesson is unknown. */
export function courseLength(groups: readonly LessonGroup[]): number {
  const lessons = lessonsInOrder(groups)
  if (lessons.some(({ duration }) => duration <= 0)) return 0
  return lessons.reduce((sum, { duration }) => sum + duration, 0)
}
