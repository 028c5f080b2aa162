/** Shape of the plain data in `content/`, which seeds the database. */

/** The server publishes agreements as HTML pages. */
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
  /** HTML shown below every course description. */
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
  /** 0 for no chapter. */
  chapterId: number
  title: string
  /** In seconds, as entered by an administrator. A lesson is finished at this position. */
  duration: number
  /** Trial for learners without access, in seconds; 0 for none. */
  freeSeconds: number
  isSeekable: boolean
  allowsComments: boolean
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  publishedAt: string
  /** Key in `media`. */
  media: string
}

export interface ContentAttachment {
  id: number
  name: string
  extension: string
  /** Path under `public/` or `content/files/`. */
  file: string
  /** In bytes. */
  size: number
}

export interface ContentCourse {
  id: number
  title: string
  /** Path under `public/`; empty for a course without a cover. */
  cover: string
  /** In whole yuan. */
  price: number
  shortDescription: string
  descriptionHtml: string
  isFree: boolean
  isVipFree: boolean
  allowsComments: boolean
  /** Number of buyers. */
  userCount: number
  /** 0 for no category. */
  categoryId: number
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
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
  /** In seconds; 0 for a plain URL. */
  duration: number
  height?: number
  width?: number
  /** In bytes. */
  size?: number
}

export interface ContentMedia {
  /** Empty if the lesson has no media. */
  urls: ContentMediaUrl[]
}

export interface ContentReply {
  /** Nickname of a seeded user. */
  author: string
  content: string
  approved: boolean
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  createdAt: string
  /** Index in `replies` of the reply that this one answers. */
  replyToIndex?: number
}

export interface ContentComment {
  target: 'course' | 'lesson'
  targetId: number
  author: string
  content: string
  approved: boolean
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
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
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
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
  /** In whole yuan. */
  charge: number
  expireDays: number
  features: string[]
}

export interface ContentPromoCode {
  code: string
  /** Discount for the buyer in whole yuan. */
  discount: number
  /** Reward for the owner of the code in whole yuan. */
  reward: number
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8; null for never. */
  expiredAt: string | null
  /** Demo account that owns the code and cannot use it. */
  ownerMobile?: string
  /** Maximum number of orders that may use it. @default unlimited */
  useLimit?: number
}

export interface ContentBlock {
  /** Kind of block, such as `pc-slider`. */
  sign: string
  /** As sent by the API, except for `pc-vod-v1`: `{ title: string, courseIds: number[] }`. */
  config: unknown
}

export interface ContentMessage {
  /** Mobile of a demo account. */
  mobile: string
  text: string
  read: boolean
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  createdAt: string
}

export interface SandboxContent {
  site: ContentSite
  categories: ContentCategory[]
  courses: ContentCourse[]
  media: Record<string, ContentMedia>
  comments: ContentComment[]
  /** Authors of comments, in addition to the demo accounts. */
  users: ContentUser[]
  announcements: ContentAnnouncement[]
  navs: ContentNav[]
  links: { name: string; url: string }[]
  plans: ContentPlan[]
  promoCodes: ContentPromoCode[]
  blocks: ContentBlock[]
  messages: ContentMessage[]
}
