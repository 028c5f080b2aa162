/** WebVTT file for a `<track>` element. */
export interface PlayerTrack {
  /**
   * `captions` and `subtitles` can be switched on. `chapters` divide the seek bar and fill a menu.
   * @default 'subtitles'
   */
  kind?: 'captions' | 'subtitles' | 'chapters' | undefined
  src: string
  /** Language as a BCP 47 tag. */
  srcLang?: string | undefined
  /** Name in the captions menu. */
  label?: string | undefined
}
