/** One playable URL, or an embedded frame typed by an administrator. */
export type PlayerSource =
  | {
      kind: 'stream'
      url: string
      /** `m3u8` for a playlist whose URL does not end in it; only a hint. */
      format?: string | undefined
      /** Name of the quality, which the menu shows when there are several. */
      label?: string | undefined
      /** Lines of the image, `null` when unknown. */
      height?: number | null | undefined
    }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** A source that a video element plays. */
export type StreamSource = Extract<PlayerSource, { kind: 'stream' }>
