import type { Lesson, LessonGroup, ProgressByLesson } from '@shuyuan/api'
import type { CourseAccess } from '../rules/access'

/** Props of `CourseOutline`. */
export interface CourseOutlineProps {
  groups: readonly LessonGroup[]
  progress: ProgressByLesson
  access: CourseAccess
  /** Individually bought lessons, accessible without the course. @default none */
  boughtLessonIds?: readonly number[]
  /**
   * Keep its identity stable (`useCallback`), as for the other objects. A new one rerenders every
   * row.
   */
  hrefFor: (lesson: Lesson) => string
  /** ID of the lesson on the page. */
  currentLessonId?: number
  /** Whether the visitor is signed out. Free lessons require signing in. */
  isVisitor?: boolean
  /**
   * IDs of the expanded chapters (0 for lessons without a chapter), to control them.
   * @default the chapter of the current lesson, or of the one to continue with
   */
  openChapters?: readonly number[]
  onOpenChaptersChange?: (openChapters: readonly number[]) => void
}
