/** A WebVTT file that belongs to the video, as a `track` element has it. */
export interface PlayerTrack {
  /**
   * `captions` and `subtitles` can be switched on, `chapters` divide the seek bar and can be jumped to.
   * @default 'subtitles'
   */
  kind?: 'captions' | 'subtitles' | 'chapters' | undefined
  src: string
  /** Language as a BCP 47 tag. */
  srcLang?: string | undefined
  /** Name in the menu of captions. */
  label?: string | undefined
}
