import type { Instant } from '../wire/scalars'

/** A course in a list. */
export interface CourseSummary {
  id: number
  title: string
  /** Absolute URL, or `null`. */
  cover: string | null
  /** In yuan, whole. */
  price: number
  shortDescription: string
  isFree: boolean
  /** Whether it is included in VIP plans; `null` if the list does not say. */
  isVipFree: boolean | null
  /** Number of buyers. */
  userCount: number
  /** Number of visible lessons; `null` if the list does not say. */
  lessonCount: number | null
  category: { id: number; name: string } | null
  publishedAt: Instant | null
}

/** A course on its own page. */
export interface Course extends Omit<CourseSummary, 'category' | 'lessonCount' | 'isVipFree'> {
  isVipFree: boolean
  /** Unsanitized HTML. */
  description: string
  seoKeywords: string
  seoDescription: string
  allowsComments: boolean
  categoryId: number
}

/** A lesson, called "video" by the API. */
export interface Lesson {
  id: number
  courseId: number
  title: string
  /** 0 if it belongs to no chapter. */
  chapterId: number
  /** In seconds, as typed by the administrator. Decides when a lesson counts as watched. */
  duration: number
  /** Length of the trial in seconds; 0 for no trial. */
  freeSeconds: number
  /** False if seeking forward and changing the speed are forbidden. */
  isSeekable: boolean
  allowsComments: boolean
  publishedAt: Instant | null
}

/** The lessons of a chapter. */
export interface LessonGroup {
  /** `null` for lessons without a chapter, which come last. */
  chapter: { id: number; title: string } | null
  lessons: Lesson[]
}

/** A learner's progress in a lesson. */
export interface LessonProgress {
  lessonId: number
  /** Furthest position in seconds; no longer updated once the lesson is watched. */
  watchedSeconds: number
  /** First completion; `null` if not completed. */
  watchedAt: Instant | null
  /** Time of the last playback. */
  updatedAt: Instant | null
}

/** Progress by lesson ID. */
export type ProgressByLesson = Record<number, LessonProgress>

/** A downloadable file of a course. */
export interface Attachment {
  id: number
  name: string
  /** In bytes. */
  size: number
  extension: string
}

/** All data of the course page. */
export interface CourseDetail {
  course: Course
  groups: LessonGroup[]
  /**
   * Whether the learner has access to the whole course. Always false for visitors, even on free
   * courses.
   */
  isBought: boolean
  isFavorite: boolean
  progress: ProgressByLesson
  attachments: Attachment[]
  /** Individually bought lessons, accessible without the course. */
  boughtLessonIds: number[]
}

/** All data of the lesson page. */
export interface LessonDetail {
  lesson: Lesson
  course: Course
  groups: LessonGroup[]
  /** Whether the learner may watch the whole lesson. */
  canWatch: boolean
  progress: ProgressByLesson
  /** Individually bought lessons, accessible without the course. */
  boughtLessonIds: number[]
}

/** A playable URL, or an embedded frame that an administrator typed. */
export type PlaySource =
  | { kind: 'stream'; url: string; format: string; label: string; height: number | null }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** A category; there are at most two levels. */
export interface CourseCategory {
  id: number
  name: string
  children: { id: number; name: string }[]
}

/** Filter of a course list: all, free ones, or most bought first. */
export type CourseScene = '' | 'free' | 'sub'

/** Fields of all rows of the study center. */
interface StudyRowBase {
  /** Unique on its page. A course that was bought twice has two rows. */
  id: string
  isBought: boolean
  /** When the course was bought, favored or first opened, depending on the list. */
  addedAt: Instant | null
}

/** A course in the study center. */
export interface StudyRow extends StudyRowBase {
  course: { id: number; title: string; cover: string | null; price: number; lessonCount: number }
  /** Number of completed lessons. */
  learnedCount: number
  /** Percentage from the server, 0 to 100. It is not a reliable sign of completion. */
  progress: number
  /** True once the course was completed, even if lessons were added later. */
  isWatched: boolean
  lastLesson: {
    id: number
    title: string
    /** In seconds; 0 if unknown. */
    duration: number
    watchedSeconds: number
    /** Whether the lesson was watched to the end. */
    isFinished: boolean
    viewedAt: Instant | null
  } | null
}

/** A row of the study center whose course was deleted. */
export interface RemovedStudyRow extends StudyRowBase {
  course: null
  courseId: number
}

/** A row of the study center. */
export type StudyEntry = StudyRow | RemovedStudyRow

/** A list of the study center. */
export type StudyList = 'learned' | 'bought' | 'favorites'

/** A lesson in the progress dialog of the study center. */
export interface LearnedLesson {
  id: number
  title: string
  /** In seconds. */
  duration: number
  watchedSeconds: number
  watchedAt: Instant | null
}
