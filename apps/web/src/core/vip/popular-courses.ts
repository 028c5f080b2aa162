import type { CoursesInput } from '@shuyuan/api/query'

/**
 * Best-selling courses, to be filtered for those included in VIP: the API has no list of these and no count.
 * Most schools have at most 100 courses.
 */
export const popularCourses: CoursesInput = { page: 1, scene: 'sub', pageSize: 100 }
