import type { Lesson, LessonGroup, ProgressByLesson } from '@shuyuan/api'
import type { CourseAccess } from '../rules/access'

export interface CourseOutlineProps {
  /** Chapters with their lessons. */
  groups: readonly LessonGroup[]
  /** Progress by lesson. */
  progress: ProgressByLesson
  /** Access of the learner. */
  access: CourseAccess
  /** Individually bought lessons, accessible without the course. @default none */
  boughtLessonIds?: readonly number[]
  /** Keep its identity stable, as for the other objects. A new one rerenders every row. */
  hrefFor: (lesson: Lesson) => string
  /** ID of the lesson on the page. */
  currentLessonId?: number
  /** Whether the visitor is signed out. Free lessons require signing in. */
  isVisitor?: boolean
  /**
   * IDs of the expanded chapters, to control them: 0 for lessons without a chapter, and 1, 51, 101 …
   * for the parts of a flat list of more than 200 lessons.
   * @default the chapter of the current lesson, or of the one to continue with
   */
  openChapters?: readonly number[]
  /** Called when the learner opens or closes a chapter. */
  onOpenChaptersChange?: (openChapters: readonly number[]) => void
}
