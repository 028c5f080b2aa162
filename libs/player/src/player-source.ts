/** One playable URL, or an embedded frame typed by an administrator. */
export type PlayerSource =
  | {
      kind: 'stream'
      url: string
      /** `m3u8`, `mp4`, or anything a file name may end in; only a hint. */
      format: string
      /** Name of the quality. */
      label: string
      /** Lines of the image, `null` when unknown. */
      height: number | null
    }
  /** Unsanitized `<iframe>` snippet. */
  | { kind: 'embed'; html: string }

/** A source that a video element plays. */
export type StreamSource = Extract<PlayerSource, { kind: 'stream' }>
