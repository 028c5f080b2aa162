import type { CourseSummary } from './course'
import type { Instant } from '../wire/scalars'

/** An announcement; `html` is unsanitized. */
export interface Announcement {
  id: number
  title: string
  html: string
  viewCount: number
  createdAt: Instant | null
}

/** A search hit. `resourceType` is `vod` (course), `video` (lesson) or the name of a module. */
export interface SearchHit {
  id: number
  resourceType: string
  resourceId: number
  /** Plain text. */
  title: string
  /** Text around the match, with character entities; `''` if the server has none. */
  passage: string
  /** The school's description, without entities; may be `''`. */
  shortDescription: string
  cover: string | null
  price: number
}

/** An image with an optional link. */
export interface LinkedImage {
  src: string
  href: string | null
}

/**
 * A block of the home page. Unknown, malformed and empty blocks are `skipped`: log them, don't
 * render them.
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
