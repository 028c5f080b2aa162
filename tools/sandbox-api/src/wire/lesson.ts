import type { LessonRow } from '../courses/lesson-row'
import { lessonsOf } from '../courses/lesson-row'
import type { MemberRow } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { dtIso, dtRaw, orNull } from './time'

export function lessonColumns(lesson: LessonRow) {
  return {
    id: lesson.id,
    course_id: lesson.course_id,
    title: lesson.title,
    slug: '',
    chapter_id: lesson.chapter_id,
    duration: lesson.duration,
    free_seconds: lesson.free_seconds,
    charge: 0,
    is_ban_sell: 1,
    ban_drag: lesson.ban_drag,
    is_allow_comment: lesson.is_allow_comment,
    view_num: lesson.view_num,
    published_at: dtRaw(lesson.published_at),
    seo_keywords: '',
    seo_description: '',
  }
}

export function chapterColumns({ store }: Sandbox, courseId: number) {
  return store
    .all<{ id: number; title: string }>(
      'SELECT id, title FROM chapters WHERE course_id = ? ORDER BY sort, id',
      courseId,
    )
    .map(({ id, title }) => ({ id, course_id: courseId, title }))
}

/**
 * Groups lessons by chapter ID as the API encodes them: `[]` without lessons, a list if the IDs
 * count up from 0 (0 for lessons outside chapters), else an object.
 */
export function groupedLessons(sandbox: Sandbox, courseId: number) {
  const chapters = new Set(chapterColumns(sandbox, courseId).map(({ id }) => id))
  const groups: Record<number, ReturnType<typeof lessonColumns>[]> = {}
  for (const lesson of lessonsOf(sandbox, courseId)) {
    const key = chapters.has(lesson.chapter_id) ? lesson.chapter_id : 0
    ;(groups[key] ??= []).push(lessonColumns(lesson))
  }
  const countsUp = Object.keys(groups).every((key, index) => key === String(index))
  return countsUp ? Object.values(groups) : groups
}

interface RecordRow {
  id: number
  video_id: number
  watch_seconds: number
  watched_at: number | null
  created_at: number
  updated_at: number
}

/** A member's progress in a course by lesson ID, or `[]`. */
export function progressMap({ store }: Sandbox, courseId: number, member: MemberRow | null) {
  if (!member) return []
  const rows = store.all<RecordRow>(
    'SELECT * FROM video_records WHERE user_id = ? AND course_id = ?',
    member.id,
    courseId,
  )
  if (rows.length === 0) return []
  return Object.fromEntries(
    rows.map((row) => [
      row.video_id,
      {
        id: row.id,
        user_id: member.id,
        course_id: courseId,
        video_id: row.video_id,
        watch_seconds: row.watch_seconds,
        watched_at: orNull(row.watched_at, dtRaw),
        created_at: dtIso(row.created_at),
        updated_at: dtIso(row.updated_at),
        deleted_at: null,
      },
    ]),
  )
}
