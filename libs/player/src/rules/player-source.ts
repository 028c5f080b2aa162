/** A video URL, or an embedded frame typed by an administrator. */
export type PlayerSource =
  | {
      kind: 'stream'
      url: string
      /** `m3u8` for a playlist whose URL has no file extension. */
      format?: string | undefined
      /** Name of the quality in the menu, which is shown for several sources. */
      label?: string | undefined
      /** Height of the image in px, or null if unknown. */
      height?: number | null | undefined
    }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** Source that a video element plays. */
export type StreamSource = Extract<PlayerSource, { kind: 'stream' }>

/** Part of a source that decides how it is loaded. */
export type StreamUrl = Pick<StreamSource, 'url' | 'format'>
