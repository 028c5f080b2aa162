import type { RichTextLocale, RichTextMessages } from './locales/rich-text-locale'

/** How a text is written. */
export type RichTextFormat = 'html' | 'markdown'

/** What turning a text into safe HTML depends on, besides the text. */
export interface RichTextOptions {
  format: RichTextFormat
  /**
   * Absolute URL against which relative image, video and audio URLs are resolved.
   * Without it they stay paths of this site.
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
   * In Markdown, makes links of bare URLs (`https://…`) and mail addresses.
   * @default false
   */
  linkify?: boolean
  /**
   * Gives each heading an id that begins so and goes on with its words, as `guide-` does; no two are the
   * same. A prefix of its own keeps a text's ids apart from those of the page.
   * @default none have an id
   */
  headingIds?: string
  /**
   * In Markdown, makes footnotes of `[^1]` and `^[…]`, listed at the end of the text; their ids begin so. A
   * prefix of its own keeps a text's ids apart from those of the page.
   * @default there are none
   */
  footnoteIds?: string
  /**
   * Elements that are removed though they would be kept, as `['img', 'iframe']`; what is in them stays. Blocks
   * of code, formulas and the links of footnotes are not affected.
   */
  removedElements?: readonly string[]
  /**
   * Elements that are kept though they would be removed: custom elements, as `school-term`, and those that
   * divide a page, as `aside`. Others stay removed.
   */
  extraElements?: readonly string[]
  /** Attributes that are kept though they would be removed: `data-…`, `aria-…`, `role`, `slot` and `part`. */
  extraAttributes?: readonly string[]
  /** Language of what the library adds, as `en` of `/locales/en`. @default Chinese */
  locale?: RichTextLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<RichTextMessages>
}
