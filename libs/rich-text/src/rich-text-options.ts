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
   * Hosts (`player.school.example`) or https origins whose players may be embedded, besides
   * {@link defaultFrameHosts}.
   */
  frameHosts?: readonly string[]
  /** Locale of the texts that the library adds, such as `en` of `/locales/en`. @default Chinese */
  locale?: RichTextLocale
  /** Overrides single texts of the locale. */
  messages?: Partial<RichTextMessages>
}

/** Returns equal keys for options that render equal output. */
export function optionsKey({
  siteOrigin = globalThis.location?.origin,
  ...options
}: RichTextOptions): string {
  return JSON.stringify([siteOrigin, Object.fromEntries(Object.entries(options).sort())])
}
