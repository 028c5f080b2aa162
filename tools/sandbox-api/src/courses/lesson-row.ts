import type { MemberRow } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { notFound } from '../wire/api-failure'
import type { CourseRow } from './course-row'
import { hasAccess, openCourse } from './course-row'

export interface LessonRow {
  id: number
  course_id: number
  chapter_id: number
  title: string
  duration: number
  free_seconds: number
  ban_drag: number
  is_allow_comment: number
  is_show: number
  view_num: number
  published_at: number
  media: string
}

/** Finds a visible, published lesson and its published course. */
export function openLesson(sandbox: Sandbox, id: number): { lesson: LessonRow; course: CourseRow } {
  const lesson = sandbox.store.one<LessonRow>(
    'SELECT * FROM videos WHERE id = ? AND is_show = 1 AND published_at <= ?',
    id,
    sandbox.clock.seconds(),
  )
  if (!lesson) throw notFound()
  return { lesson, course: openCourse(sandbox, lesson.course_id) }
}

/** Returns the visible, published lessons of a course, sorted by publication date. */
export function lessonsOf({ store, clock }: Sandbox, courseId: number): LessonRow[] {
  return store.all<LessonRow>(
    `SELECT * FROM videos WHERE course_id = ? AND is_show = 1 AND published_at <= ?
     ORDER BY published_at, id`,
    courseId,
    clock.seconds(),
  )
}

/** Whether a member may watch the whole lesson. */
export function canWatch(
  sandbox: Sandbox,
  { lesson, course }: { lesson: LessonRow; course: CourseRow },
  member: MemberRow | null,
): boolean {
  if (!member) return false
  return (
    hasAccess(sandbox, course, member) ||
    boughtLessons(sandbox, course.id, member).includes(lesson.id)
  )
}

/** Returns the IDs of individually bought lessons. Production no longer sells them. */
export function boughtLessons(
  { store }: Sandbox,
  courseId: number,
  member: MemberRow | null,
): number[] {
  if (!member) return []
  return store
    .all<{ video_id: number }>(
      `SELECT video_id FROM user_videos JOIN videos ON videos.id = video_id
       WHERE user_id = ? AND course_id = ?`,
      member.id,
      courseId,
    )
    .map((row) => row.video_id)
}
