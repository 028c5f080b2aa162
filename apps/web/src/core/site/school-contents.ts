import type { CourseCategory } from '@shuyuan/api'
import type { ListedCourse } from './school-figures'

/** A subject with its courses most learned. */
export interface SubjectContents<Course> extends Pick<CourseCategory, 'id' | 'name'> {
  courses: Course[]
}

/** Maximum number of courses per subject. */
const maxCourses = 3

/** Returns the courses of some categories. */
export function coursesIn<Course extends Pick<ListedCourse, 'category'>>(
  categoryIds: readonly number[],
  courses: readonly Course[],
): Course[] {
  return courses.filter(({ category }) => category && categoryIds.includes(category.id))
}

/** Returns the most learned courses of each subject. A subject includes those of its children. */
export function schoolContents<Course extends Pick<ListedCourse, 'userCount' | 'category'>>(
  subjects: readonly CourseCategory[],
  courses: readonly Course[],
): SubjectContents<Course>[] {
  const byLearners = [...courses].sort((a, b) => b.userCount - a.userCount)
  return subjects.map(({ id, name, children }) => {
    const ids = [id, ...children.map((child) => child.id)]
    return { id, name, courses: coursesIn(ids, byLearners).slice(0, maxCourses) }
  })
}
