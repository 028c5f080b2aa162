/** The school that the sandbox serves: written as plain data in `content/`, read once when the database is seeded. */

/** The four kinds of agreement the server publishes as HTML pages. */
export type AgreementKind = 'user' | 'privacy' | 'vip' | 'paidContent'

export interface ContentAgreement {
  title: string
  html: string
}

export interface ContentSite {
  name: string
  icp: string
  icpLink: string
  icp2: string
  icp2Link: string
  /** HTML shown under every course description. */
  coursePurchaseNotice: string
  aboutHtml: string
  agreements: Record<AgreementKind, ContentAgreement>
}

export interface ContentCategory {
  id: number
  name: string
  children: { id: number; name: string }[]
}

interface ContentChapter {
  id: number
  title: string
}

export interface ContentLesson {
  id: number
  /** 0 = in no chapter. */
  chapterId: number
  title: string
  /** Seconds, as an admin would type it; decides when the lesson counts as finished. */
  duration: number
  /** Seconds a learner who is not entitled may watch; 0 = no trial. */
  freeSeconds: number
  bansSeeking: boolean
  allowsComments: boolean
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  publishedAt: string
  /** Key into `media`. */
  media: string
}

export interface ContentAttachment {
  id: number
  name: string
  extension: string
  /** Path under `public/` or `content/files/`. */
  file: string
  /** Bytes. */
  size: number
}

export interface ContentCourse {
  id: number
  title: string
  /** Path under `public/`; empty for a course without a cover. */
  cover: string
  /** Whole yuan. */
  price: number
  shortDescription: string
  descriptionHtml: string
  isFree: boolean
  isVipFree: boolean
  allowsComments: boolean
  /** Buyers. */
  userCount: number
  /** 0 = in no category. */
  categoryId: number
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  publishedAt: string
  isVisible: boolean
  isRecommended: boolean
  chapters: ContentChapter[]
  lessons: ContentLesson[]
  attachments: ContentAttachment[]
}

export interface ContentMediaUrl {
  /** Path under `public/`, an absolute URL, or raw text such as an iframe snippet. */
  url: string
  format: string
  name: string | number
  /** Seconds; 0 for a plain URL. */
  duration: number
  height?: number
  width?: number
  /** Bytes. */
  size?: number
}

export interface ContentMedia {
  /** Empty = the lesson has no media. */
  urls: ContentMediaUrl[]
}

export interface ContentReply {
  /** Nickname of a seeded user. */
  author: string
  content: string
  approved: boolean
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  createdAt: string
  /** Place in `replies` of the reply that this one answers. */
  replyToIndex?: number
}

export interface ContentComment {
  target: 'course' | 'lesson'
  targetId: number
  author: string
  content: string
  approved: boolean
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  createdAt: string
  /** Oldest first. */
  replies: ContentReply[]
}

export interface ContentUser {
  nickName: string
  /** Path under `public/`, or empty. */
  avatar: string
}

export interface ContentAnnouncement {
  id: number
  title: string
  html: string
  viewTimes: number
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  createdAt: string
}

export interface ContentNavLink {
  name: string
  url: string
  blank: 0 | 1
}

export interface ContentNav extends ContentNavLink {
  children: ContentNavLink[]
}

export interface ContentPlan {
  id: number
  name: string
  /** Whole yuan. */
  charge: number
  expireDays: number
  features: string[]
}

export interface ContentPromoCode {
  code: string
  /** Whole yuan off for the buyer. */
  discount: number
  /** Whole yuan for the owner of the code. */
  reward: number
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8; null = never. */
  expiredAt: string | null
  /** Demo account that owns the code; its owner cannot use it. */
  ownerMobile?: string
  /** How many orders may use it; without it, any number. */
  useLimit?: number
}

export interface ContentBlock {
  /** Kind of block, for example `pc-slider`. */
  sign: string
  /** As the wire shows it, except `pc-vod-v1`: `{ title: string, courseIds: number[] }`. */
  config: unknown
}

export interface ContentMessage {
  /** Mobile of a demo account. */
  mobile: string
  text: string
  read: boolean
  /** `YYYY-MM-DD HH:mm:ss`, wall clock of UTC+8. */
  createdAt: string
}

export interface SandboxContent {
  site: ContentSite
  categories: ContentCategory[]
  courses: ContentCourse[]
  media: Record<string, ContentMedia>
  comments: ContentComment[]
  /** Authors of comments besides the demo accounts. */
  users: ContentUser[]
  announcements: ContentAnnouncement[]
  navs: ContentNav[]
  links: { name: string; url: string }[]
  plans: ContentPlan[]
  promoCodes: ContentPromoCode[]
  blocks: ContentBlock[]
  messages: ContentMessage[]
}
