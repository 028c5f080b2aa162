import type { CourseRow } from '../courses/course-row'
import type { Sandbox } from '../sandbox'
import { absoluteUrl } from './absolute-url'
import { countLessons } from './course'
import { dtIso, dtRaw, orNull } from './time'

export interface CourseRecordRow {
  id: number
  user_id: number
  course_id: number
  is_watched: number
  watched_at: number | null
  progress: number
  created_at: number
  updated_at: number
}

interface LastViewRow {
  id: number
  user_id: number
  course_id: number
  video_id: number
  watch_seconds: number
  watched_at: number | null
  created_at: number
  updated_at: number
  title: string | null
  duration: number
  published_at: number
}

/** Columns shared by the study lists. */
export function studyColumns(sandbox: Sandbox, memberId: number, courseId: number) {
  return {
    learned_count: learnedCount(sandbox, memberId, courseId),
    last_view_video: lastView(sandbox, memberId, courseId),
    course: studyCourse(sandbox, courseId),
  }
}

/** The watch record of a course, or `[]`. */
export function watchRecord({ store }: Sandbox, memberId: number, courseId: number) {
  const row = store.one<CourseRecordRow>(
    'SELECT * FROM course_records WHERE user_id = ? AND course_id = ?',
    memberId,
    courseId,
  )
  return row ? recordColumns(row) : []
}

export function recordColumns(row: CourseRecordRow) {
  return {
    id: row.id,
    course_id: row.course_id,
    user_id: row.user_id,
    is_watched: row.is_watched,
    watched_at: orNull(row.watched_at, dtRaw),
    progress: row.progress,
    created_at: dtIso(row.created_at),
    updated_at: dtIso(row.updated_at),
  }
}

function learnedCount({ store }: Sandbox, memberId: number, courseId: number): number {
  const row = store.one<{ total: number }>(
    `SELECT count(*) AS total FROM video_records
     WHERE user_id = ? AND course_id = ? AND watched_at IS NOT NULL`,
    memberId,
    courseId,
  )
  return row?.total ?? 0
}

/** The lesson watched last, or `[]`. All times are in UTC+8. */
function lastView({ store }: Sandbox, memberId: number, courseId: number) {
  const row = store.one<LastViewRow>(
    `SELECT video_records.*, title, duration, published_at FROM video_records
     LEFT JOIN videos ON videos.id = video_id
     WHERE user_id = ? AND video_records.course_id = ? ORDER BY updated_at DESC, video_id DESC`,
    memberId,
    courseId,
  )
  if (!row) return []
  return {
    id: row.id,
    user_id: row.user_id,
    course_id: row.course_id,
    video_id: row.video_id,
    watch_seconds: row.watch_seconds,
    watched_at: orNull(row.watched_at, dtRaw),
    created_at: dtRaw(row.created_at),
    updated_at: dtRaw(row.updated_at),
    video:
      row.title === null
        ? []
        : {
            id: row.video_id,
            title: row.title,
            duration: row.duration,
            published_at: dtRaw(row.published_at),
          },
  }
}

/** The course, or `[]` if it was deleted. Its lesson count includes hidden and unpublished ones. */
function studyCourse(sandbox: Sandbox, courseId: number) {
  const course = sandbox.store.one<CourseRow>('SELECT * FROM courses WHERE id = ?', courseId)
  if (!course) return []
  return {
    id: course.id,
    title: course.title,
    thumb: absoluteUrl(sandbox.publicUrl, course.thumb),
    charge: course.charge,
    videos_count: countLessons(sandbox, courseId, 'all'),
  }
}
