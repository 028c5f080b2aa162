import type { CoursesInput } from '@shuyuan/api/query'

/**
 * The courses bought most, of which a membership opens some: the server has no list of these alone, nor
 * their number. A hundred are all that most schools have.
 */
export const popularCourses: CoursesInput = { page: 1, scene: 'sub', pageSize: 100 }
