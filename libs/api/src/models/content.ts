import type { CourseSummary } from './course'
import type { Instant } from './instant'

/** An announcement; `html` is unsanitized. */
export interface Announcement {
  id: number
  title: string
  html: string
  viewCount: number
  createdAt: Instant | null
}

/** A search hit. `resourceType` is `vod` (course), `video` (lesson) or a module's word. */
export interface SearchHit {
  id: number
  resourceType: string
  resourceId: number
  /** Plain text. */
  title: string
  /** Where the words were found: text with character entities, `''` where the server found none. */
  passage: string
  /** What the school wrote about it, without entities; may be `''`. */
  shortDescription: string
  cover: string | null
  price: number
}

/** An image that may lead somewhere. */
export interface LinkedImage {
  src: string
  href: string | null
}

/**
 * A block of the home page. One that is unknown, malformed or has nothing to show is `skipped`: it is
 * for the log, not to be drawn.
 */
export type HomeBlock = { id: number } & (
  | { kind: 'skipped'; sign: string }
  | { kind: 'slider'; slides: LinkedImage[] }
  | { kind: 'courses'; title: string; courses: CourseSummary[] }
  | { kind: 'code'; html: string }
  | {
      kind: 'image-group'
      layout: 'v-1' | 'v-2' | 'v-3' | 'v-4' | 'v-1-2'
      images: LinkedImage[]
    }
  | {
      kind: 'grid-nav'
      columns: number
      items: { name: string; src: string; href: string | null }[]
    }
  | { kind: 'blank'; height: number; color: string }
  | {
      kind: 'official-account'
      name: string
      description: string
      logo: string | null
      qrCode: string | null
    }
)
