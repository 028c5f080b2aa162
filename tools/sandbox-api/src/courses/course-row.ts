import type { MemberRow } from '../members/member-row'
import { isVip } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { notFound } from '../wire/api-failure'

export interface CourseRow {
  id: number
  title: string
  thumb: string
  charge: number
  short_description: string
  description: string
  is_free: number
  is_vip_free: number
  is_allow_comment: number
  user_count: number
  category_id: number
  is_show: number
  is_rec: number
  published_at: number
  created_at: number
}

/** Finds a published course. The page of a hidden course still opens. */
export function openCourse({ store, clock }: Sandbox, id: number): CourseRow {
  const course = store.one<CourseRow>(
    'SELECT * FROM courses WHERE id = ? AND published_at <= ?',
    id,
    clock.seconds(),
  )
  if (!course) throw notFound()
  return course
}

/** Whether the course is free for members, included in their VIP plan or bought by them. */
export function hasAccess(sandbox: Sandbox, course: CourseRow, member: MemberRow | null): boolean {
  if (!member) return false
  if (course.is_free === 1) return true
  if (course.is_vip_free === 1 && isVip(sandbox, member)) return true
  return hasBought(sandbox, course.id, member.id)
}

export function hasBought({ store }: Sandbox, courseId: number, memberId: number): boolean {
  return (
    store.one(
      'SELECT 1 FROM user_courses WHERE course_id = ? AND user_id = ?',
      courseId,
      memberId,
    ) !== undefined
  )
}
