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

/** Makes labels unique. An empty label becomes its number, and a repeated label gets its number appended. */
export function distinctLabels(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    if (label === '') return String(index + 1)
    return labels.indexOf(label) === index ? label : `${label} ${index + 1}`
  })
}
