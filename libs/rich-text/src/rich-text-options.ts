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
}
