import { addCredit } from '../members/credit'
import type { Sandbox } from '../sandbox'
import type { LessonRow } from './lesson-row'
import { lessonsOf } from './lesson-row'

interface WatchRow {
  id: number
  watch_seconds: number
  watched_at: number | null
}

/** Puts a course on a member's list of courses under way. */
export function openCourseRecord({ store, clock }: Sandbox, memberId: number, courseId: number) {
  const now = clock.seconds()
  store.run(
    `INSERT INTO course_records (user_id, course_id, created_at, updated_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, course_id) DO UPDATE SET updated_at = excluded.updated_at`,
    memberId,
    courseId,
    now,
    now,
  )
}

/** Moves a lesson's progress forward; it never goes back, and after completion it is frozen. */
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

function completeLesson(sandbox: Sandbox, memberId: number, courseId: number) {
  const rewards = sandbox.settings().credit1_reward
  reward(sandbox, memberId, rewards.watched_video, '看完视频')
  openCourseRecord(sandbox, memberId, courseId)
  const lessons = lessonsOf(sandbox, courseId)
  const done = lessons.filter(({ id }) => isDone(sandbox, memberId, id)).length
  const { changes } = sandbox.store.run(
    `UPDATE course_records SET progress = ?, is_watched = ?, watched_at = ?
     WHERE user_id = ? AND course_id = ? AND is_watched = 0`,
    Math.floor((done * 100) / lessons.length),
    Number(done === lessons.length),
    done === lessons.length ? sandbox.clock.seconds() : null,
    memberId,
    courseId,
  )
  if (done === lessons.length && changes > 0) {
    reward(sandbox, memberId, rewards.watched_vod_course, '看完点播课程')
  }
}

function isDone({ store }: Sandbox, memberId: number, lessonId: number): boolean {
  return (
    store.one(
      'SELECT 1 FROM video_records WHERE user_id = ? AND video_id = ? AND watched_at IS NOT NULL',
      memberId,
      lessonId,
    ) !== undefined
  )
}

function reward(sandbox: Sandbox, memberId: number, points: number, reason: string) {
  if (points > 0) addCredit(sandbox, memberId, points, `${reason}送${points}积分`)
}
