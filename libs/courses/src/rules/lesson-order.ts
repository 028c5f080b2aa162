import type { Lesson, LessonGroup, ProgressByLesson } from '@shuyuan/api'

/** All lessons in the order in which they are taught; those without a chapter come last. */
export function lessonsInOrder(groups: readonly LessonGroup[]): Lesson[] {
  return groups.flatMap((group) => group.lessons)
}

function neighbor(groups: readonly LessonGroup[], lessonId: number, step: 1 | -1): Lesson | null {
  const lessons = lessonsInOrder(groups)
  const index = lessons.findIndex((lesson) => lesson.id === lessonId)
  return index === -1 ? null : (lessons[index + step] ?? null)
}

/** The lesson after one, across chapters; `null` after the last and for an unknown one. */
export function nextLesson(groups: readonly LessonGroup[], lessonId: number): Lesson | null {
  return neighbor(groups, lessonId, 1)
}

/** The lesson before one, across chapters; `null` before the first and for an unknown one. */
export function previousLesson(groups: readonly LessonGroup[], lessonId: number): Lesson | null {
  return neighbor(groups, lessonId, -1)
}

/** Where learning goes on. */
export interface ContinuePoint {
  lesson: Lesson
  /** False when nothing of the course was watched yet. */
  isStarted: boolean
}

/** Position of the lesson that was watched last; of those at one time the furthest. -1 for none. */
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
 * The lesson to go on with: the one watched last, or the next unfinished one when that is finished;
 * the first one for a beginner and for who has finished all. `null` without lessons.
 */
export function continueLesson(
  groups: readonly LessonGroup[],
  progress: ProgressByLesson,
): ContinuePoint | null {
  const lessons = lessonsInOrder(groups)
  const [first] = lessons
  if (!first) return null
  const newest = newestWatched(lessons, progress)
  const isUnfinished = (lesson: Lesson) => (progress[lesson.id]?.watchedAt ?? null) === null
  const lesson =
    lessons.slice(Math.max(0, newest)).find(isUnfinished) ?? lessons.find(isUnfinished) ?? first
  return { lesson, isStarted: newest !== -1 }
}
