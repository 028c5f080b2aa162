import type { RichTextLocale, RichTextMessages } from './locales/rich-text-locale'

/** Source format of a text. */
export type RichTextFormat = 'html' | 'markdown'

/** Options that determine the output. */
export interface RichTextOptions {
  format: RichTextFormat
  /**
   * Absolute URL against which relative image, video and audio URLs are resolved. Without it they stay paths
   * of this site.
   */
  baseUrl?: string
  /**
   * Origin of this site, e.g. `https://school.example`; absolute links to it become paths.
   * @default the origin of the page
   */
  siteOrigin?: string
  /**
   * Hosts (`player.bilibili.com`) or https origins whose players may be embedded.
   * @default {@link defaultFrameHosts}
   */
  frameHosts?: readonly string[]
  /**
   * Links bare URLs (`https://…`) and email addresses in Markdown.
   * @default false
   */
  linkify?: boolean
  /**
   * Adds IDs to headings: this prefix plus the words of the heading, e.g. `guide-`. IDs are unique within a
   * text. A separate prefix avoids collisions with IDs of the page.
   * @default no IDs
   */
  headingIds?: string
  /**
   * Enables footnotes in Markdown (`[^1]` and `^[…]`), listed at the end of the text. This is the prefix of
   * their IDs. A separate prefix avoids collisions with IDs of the page.
   * @default no footnotes
   */
  footnoteIds?: string
  /**
   * Additional elements to remove, such as `['img', 'iframe']`. Their content stays. Code blocks, formulas
   * and footnote links are not affected.
   */
  removedElements?: readonly string[]
  /**
   * Additional elements to keep: custom elements such as `school-term`, and sectioning elements such as
   * `aside`. Other elements cannot be added.
   */
  extraElements?: readonly string[]
  /** Additional attributes to keep: `data-…`, `aria-…`, `role`, `slot` and `part`. */
  extraAttributes?: readonly string[]
  /** Locale of the texts that the library adds, such as `en` of `/locales/en`. @default Chinese */
  locale?: RichTextLocale
  /** Overrides single texts of the locale. */
  messages?: Partial<RichTextMessages>
}
