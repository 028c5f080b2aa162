import type { CourseDraft } from '../course-draft'
import { pythonCourses } from './python'
import { webCourses } from './web'

/** All courses as their authors write them. */
export const courseDrafts: CourseDraft[] = [...webCourses, ...pythonCourses]
