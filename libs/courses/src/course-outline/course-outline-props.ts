import type { Lesson, LessonGroup, ProgressByLesson } from '@shuyuan/api'
import type { CourseAccess } from '../rules/access'

/** Properties of `CourseOutline`. */
export interface CourseOutlineProps {
  groups: readonly LessonGroup[]
  progress: ProgressByLesson
  access: CourseAccess
  /** Lessons that were bought singly: open also where the course is not. @default none */
  boughtLessonIds?: readonly number[]
  /** Keep its identity (`useCallback`), like that of the other objects: a new one renders every row. */
  hrefFor: (lesson: Lesson) => string
  /** The lesson being watched. */
  currentLessonId?: number
  /** The visitor is not signed in, which free lessons require. */
  isVisitor?: boolean
  /**
   * The open chapters by their id (0: lessons without a chapter), for who remembers them beyond this
   * view. @default the chapter of the current lesson, or of the one to go on with
   */
  openChapters?: readonly number[]
  onOpenChaptersChange?: (openChapters: readonly number[]) => void
}
