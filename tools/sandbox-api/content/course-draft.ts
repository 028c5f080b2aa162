import type { MediaKey } from './media'

/** A lesson with special properties. A plain string is only a title. */
export interface LessonDraft {
  title: string
  media?: MediaKey
  /** In seconds. Only for media of unknown length. */
  duration?: number
  freeSeconds?: number
  isSeekable?: boolean
  allowsComments?: boolean
  publishedAt?: string
}

export type LessonEntry = string | LessonDraft

/** A course as typed here. `build-course.ts` adds IDs and media. */
export interface CourseDraft {
  id: number
  /** Name of the cover file. */
  slug: string
  title: string
  /** @default true */
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
