import type { CourseRow } from '../courses/course-row'
import type { Sandbox } from '../sandbox'
import { absoluteUrl } from './absolute-url'
import { categoryOf } from './course'
import { dtIso, dtRaw } from './time'

/** A course in a home block. A missing category is `null`. */
export function blockCourse(sandbox: Sandbox, course: CourseRow) {
  return {
    id: course.id,
    title: course.title,
    thumb: absoluteUrl(sandbox.publicUrl, course.thumb),
    charge: course.charge,
    user_count: course.user_count,
    short_description: course.short_description,
    published_at: dtRaw(course.published_at),
    category_id: course.category_id,
    is_rec: course.is_rec,
    is_free: course.is_free,
    created_at: dtIso(course.created_at),
    category: categoryOf(sandbox, course),
  }
}
