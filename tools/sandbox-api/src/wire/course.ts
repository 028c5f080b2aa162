import type { CourseRow } from '../courses/course-row'
import type { Sandbox } from '../sandbox'
import { absoluteUrl, absoluteHtml } from './absolute-url'
import { dtRaw } from './time'

export interface CategoryName {
  id: number
  name: string
}

/** Columns shared by lists and details. */
function commonColumns({ publicUrl }: Sandbox, course: CourseRow) {
  return {
    id: course.id,
    title: course.title,
    slug: '',
    thumb: absoluteUrl(publicUrl, course.thumb),
    charge: course.charge,
    short_description: course.short_description,
    seo_keywords: '',
    seo_description: '',
    published_at: dtRaw(course.published_at),
    is_rec: course.is_rec,
    is_show: course.is_show,
    user_count: course.user_count,
    category_id: course.category_id,
    is_free: course.is_free,
    is_allow_comment: course.is_allow_comment,
    is_vip_free: course.is_vip_free,
  }
}

export function courseDetail(sandbox: Sandbox, course: CourseRow) {
  return {
    ...commonColumns(sandbox, course),
    render_desc: absoluteHtml(sandbox.publicUrl, course.description),
  }
}

/** A row of the course list. A missing category is `[]`. */
export function courseListRow(sandbox: Sandbox, course: CourseRow) {
  return {
    ...commonColumns(sandbox, course),
    videos_count: countLessons(sandbox, course.id, 'visible'),
    category: categoryOf(sandbox, course) ?? [],
  }
}

/** A row of the older purchase list. A missing category is `null`. */
export function purchasedCourseRow(sandbox: Sandbox, course: CourseRow) {
  return {
    ...courseDetail(sandbox, course),
    videos_count: countLessons(sandbox, course.id, 'visible'),
    category: categoryOf(sandbox, course),
  }
}

export function categoryOf({ store }: Sandbox, course: CourseRow): CategoryName | null {
  const row = store.one<CategoryName>(
    'SELECT id, name FROM categories WHERE id = ?',
    course.category_id,
  )
  return row ? { id: row.id, name: row.name } : null
}

export function countLessons(
  { store, clock }: Sandbox,
  courseId: number,
  which: 'visible' | 'all',
): number {
  const until = which === 'all' ? Number.MAX_SAFE_INTEGER : clock.seconds()
  const row = store.one<{ lessons: number }>(
    `SELECT count(*) AS lessons FROM videos
     WHERE course_id = ? AND published_at <= ? AND (is_show = 1 OR ? = 'all')`,
    courseId,
    until,
    which,
  )
  return row?.lessons ?? 0
}
