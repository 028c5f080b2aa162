import type { Instant } from './instant'

/** A course as lists show it. */
export interface CourseSummary {
  id: number
  title: string
  /** Absolute URL, or `null` for none. */
  cover: string | null
  /** Whole yuan. */
  price: number
  shortDescription: string
  isFree: boolean
  /** Open to members of a VIP plan; `null` where the list lacks it. */
  isVipFree: boolean | null
  /** Buyers. */
  userCount: number
  /** Number of visible lessons; `null` where the list lacks it. */
  lessonCount: number | null
  category: { id: number; name: string } | null
  publishedAt: Instant | null
}

/** A course as its own page shows it. */
export interface Course extends Omit<CourseSummary, 'category' | 'lessonCount' | 'isVipFree'> {
  isVipFree: boolean
  /** Unsanitized HTML. */
  description: string
  seoKeywords: string
  seoDescription: string
  allowsComments: boolean
  categoryId: number
}

/** One lesson (the wire calls it video). */
export interface Lesson {
  id: number
  courseId: number
  title: string
  /** 0 = belongs to no chapter. */
  chapterId: number
  /** Seconds, as the administrator typed it; decides "watched". */
  duration: number
  /** Trial seconds, 0 = no trial. */
  freeSeconds: number
  /** Seeking forward and speed change are forbidden. */
  bansSeeking: boolean
  allowsComments: boolean
  publishedAt: Instant | null
}

/** Lessons under one heading. */
export interface LessonGroup {
  /** `null` for the lessons without a chapter, which come last. */
  chapter: { id: number; title: string } | null
  lessons: Lesson[]
}

/** How far a learner got in one lesson. */
export interface LessonProgress {
  lessonId: number
  /** Furthest position in seconds; frozen once watched. */
  watchedSeconds: number
  /** First completion, `null` = not completed. */
  watchedAt: Instant | null
  /** When it was watched last. */
  updatedAt: Instant | null
}

/** Progress by lesson id. */
export type ProgressByLesson = Record<number, LessonProgress>

/** A downloadable file of a course. */
export interface Attachment {
  id: number
  name: string
  /** Bytes. */
  size: number
  extension: string
}

/** Everything the course page needs. */
export interface CourseDetail {
  course: Course
  groups: LessonGroup[]
  /** May use the whole course. Always false for a visitor, even on a free course. */
  isBought: boolean
  isFavorite: boolean
  progress: ProgressByLesson
  attachments: Attachment[]
  /** Lessons that were bought singly: open also where the course is not. */
  boughtLessonIds: number[]
}

/** Everything the lesson page needs. */
export interface LessonDetail {
  lesson: Lesson
  course: Course
  groups: LessonGroup[]
  /** May watch in full. */
  canWatch: boolean
  progress: ProgressByLesson
  /** Lessons that were bought singly: open also where the course is not. */
  boughtLessonIds: number[]
}

/** One playable URL, or an embedded frame typed by an administrator. */
export type PlaySource =
  | { kind: 'stream'; url: string; format: string; label: string; height: number | null }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** A category, two levels at most. */
export interface CourseCategory {
  id: number
  name: string
  children: { id: number; name: string }[]
}

/** Which courses a list shows: all, free ones, or most bought first. */
export type CourseScene = '' | 'free' | 'sub'

/** Fields of each row of the study center. */
interface StudyRowBase {
  /** Unique on its page; a course that was bought twice has two rows. */
  id: string
  isBought: boolean
  /** Bought, favored or first opened, depending on the list. */
  addedAt: Instant | null
}

/** A course in the study center. */
export interface StudyRow extends StudyRowBase {
  course: { id: number; title: string; cover: string | null; price: number; lessonCount: number }
  /** Completed lessons. */
  learnedCount: number
  /** Percent that the server counted, 0 to 100. Neither means 100 the end, nor is it 100 at the end. */
  progress: number
  /** Was learned to its end once; lessons may have been added since. */
  isWatched: boolean
  lastLesson: {
    id: number
    title: string
    watchedSeconds: number
    /** Watched to its end. */
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

/** Which list of the study center. */
export type StudyList = 'learned' | 'bought' | 'favorites'

/** A lesson in the progress dialog of the study center. */
export interface LearnedLesson {
  id: number
  title: string
  /** Seconds. */
  duration: number
  watchedSeconds: number
  watchedAt: Instant | null
}
