import type { MediaKey } from './media'

/** A lesson with something out of the ordinary; a plain string is a title. */
export interface LessonDraft {
  title: string
  media?: MediaKey
  /** Only for lessons whose media does not tell its length. */
  duration?: number
  freeSeconds?: number
  isSeekable?: boolean
  allowsComments?: boolean
  publishedAt?: string
}

export type LessonEntry = string | LessonDraft

/** A course as its author writes it; `build-course.ts` numbers the lessons and gives them media. */
export interface CourseDraft {
  id: number
  /** Names the cover file. */
  slug: string
  title: string
  /** True if left out. */
  hasCover?: boolean
  categoryId: number
  price: number
  /** `open`: free for all learners; `vip`: free for members with a VIP plan. */
  access?: 'open' | 'vip'
  buyers: number
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  publishedAt: string
  summary: string
  /** HTML. */
  description: string
  chapters: { title: string; lessons: LessonEntry[] }[]
  /** Lessons in no chapter. */
  looseLessons?: LessonEntry[]
  attachments?: AttachmentDraft[]
  isHidden?: boolean
  isRecommended?: boolean
  closesComments?: boolean
  /** Pass false to forbid forward jumps and other speeds in every lesson. */
  isSeekable?: boolean
}

interface AttachmentDraft {
  name: string
  /** File under `content/files/`. */
  file: string
}
