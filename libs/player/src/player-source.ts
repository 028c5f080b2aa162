/** One playable URL, or an embedded frame typed by an administrator. */
export type PlayerSource =
  | {
      kind: 'stream'
      url: string
      /** `m3u8` for a playlist whose URL does not end in it; only a hint. */
      format?: string
      /** Name of the quality, which the menu shows when there are several. */
      label?: string
      /** Lines of the image, `null` when unknown. */
      height?: number | null
    }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** A source that a video element plays. */
export type StreamSource = Extract<PlayerSource, { kind: 'stream' }>
