import { creditReward } from '../database/settings'
import { addCredit } from '../members/credit'
import type { Sandbox } from '../sandbox'
import type { LessonRow } from './lesson-row'
import { lessonsOf } from './lesson-row'

/**
 * Calculates a course's percentage with the rounding of production. The steps of twelve lessons are
 * 8, 17, 25, 33, 42, 50, 57 … 100.
 */
export function coursePercent(done: number, visible: number): number {
  // Rounds to hundredths and truncates the product: 0.58 * 100 is 57.99….
  return Math.trunc((Math.round((done / visible) * 100) / 100) * 100)
}

interface WatchRow {
  id: number
  watch_seconds: number
  watched_at: number | null
}

/** Adds a course to a member's learned courses, if it is not there yet. */
export function openCourseRecord({ store, clock }: Sandbox, memberId: number, courseId: number) {
  const now = clock.seconds()
  store.run(
    'INSERT OR IGNORE INTO course_records (user_id, course_id, created_at, updated_at) VALUES (?, ?, ?, ?)',
    memberId,
    courseId,
    now,
    now,
  )
}

/** Updates the progress of a lesson. It never decreases, and is final once completed. */
export function recordProgress(
  sandbox: Sandbox,
  memberId: number,
  lesson: LessonRow,
  seconds: number,
) {
  const { store, clock } = sandbox
  const now = clock.seconds()
  store.run(
    `INSERT OR IGNORE INTO video_records
      (user_id, course_id, video_id, watch_seconds, created_at, updated_at) VALUES (?, ?, ?, 0, ?, ?)`,
    memberId,
    lesson.course_id,
    lesson.id,
    now,
    now,
  )
  const record = store.one<WatchRow>(
    'SELECT * FROM video_records WHERE user_id = ? AND video_id = ?',
    memberId,
    lesson.id,
  )
  if (!record || record.watched_at !== null || seconds < record.watch_seconds) return
  const isDone = seconds >= lesson.duration
  store.run(
    'UPDATE video_records SET watch_seconds = ?, watched_at = ?, updated_at = ? WHERE id = ?',
    seconds,
    isDone ? now : null,
    now,
    record.id,
  )
  if (isDone) completeLesson(sandbox, memberId, lesson.course_id)
}

/**
 * Updates the course with the quirks of production. The percentage counts completed lessons that
 * are now hidden. It becomes 100 only the first time that all visible lessons are done. If lessons
 * are added later, completing them grants the points of the course again but does not restore 100.
 */
function completeLesson(sandbox: Sandbox, memberId: number, courseId: number) {
  reward(sandbox, memberId, creditReward.watched_video, '看完视频')
  const done = doneLessons(sandbox, memberId, courseId)
  const visible = lessonsOf(sandbox, courseId)
  if (visible.every(({ id }) => done.has(id))) {
    finishCourse(sandbox, memberId, courseId)
    return reward(sandbox, memberId, creditReward.watched_vod_course, '看完点播课程')
  }
  const percent = coursePercent(done.size, visible.length)
  touchRecord(sandbox, 'progress = ?', [percent], memberId, courseId)
}

function finishCourse(sandbox: Sandbox, memberId: number, courseId: number) {
  touchRecord(
    sandbox,
    `progress = CASE is_watched WHEN 1 THEN progress ELSE 100 END,
     watched_at = coalesce(watched_at, ?), is_watched = 1`,
    [sandbox.clock.seconds()],
    memberId,
    courseId,
  )
}

/** Moves the course to the top of the learned courses. A course on trial is not in that list. */
function touchRecord(
  { store, clock }: Sandbox,
  change: string,
  cells: number[],
  memberId: number,
  courseId: number,
) {
  store.run(
    `UPDATE course_records SET ${change}, updated_at = ? WHERE user_id = ? AND course_id = ?`,
    ...cells,
    clock.seconds(),
    memberId,
    courseId,
  )
}

function doneLessons({ store }: Sandbox, memberId: number, courseId: number): Set<number> {
  const rows = store.all<{ video_id: number }>(
    `SELECT video_id FROM video_records
     WHERE user_id = ? AND course_id = ? AND watched_at IS NOT NULL`,
    memberId,
    courseId,
  )
  return new Set(rows.map(({ video_id }) => video_id))
}

function reward(sandbox: Sandbox, memberId: number, points: number, reason: string) {
  addCredit(sandbox, memberId, points, `${reason}送${points}积分`)
}
