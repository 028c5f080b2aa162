/** Subtitles that an HLS playlist lists. */
export interface Subtitles {
  language: string
  isDefault: boolean
  /** URL of the subtitle playlist. */
  url: string
}

function attribute(line: string, name: string): string | undefined {
  return new RegExp(`[:,]${name}=(?:"([^"]*)"|([^",]*))`).exec(line)?.slice(1).find(Boolean)
}

/**
 * Lists the subtitles of a playlist.
 *
 * @param url URL of the playlist
 */
export function subtitlesOf(playlist: string, url: string): Subtitles[] {
  return playlist.split(/\r?\n/).flatMap((line) => {
    const uri = attribute(line, 'URI')
    if (!line.startsWith('#EXT-X-MEDIA:') || !uri) return []
    if (attribute(line, 'TYPE') !== 'SUBTITLES' || attribute(line, 'FORCED') === 'YES') return []
    return {
      language: attribute(line, 'LANGUAGE') ?? '',
      isDefault: attribute(line, 'DEFAULT') === 'YES',
      url: new URL(uri, url).href,
    }
  })
}

/** Chooses subtitles in a language, else the default ones, else the first. */
export function chooseSubtitles(
  subtitles: readonly Subtitles[],
  language: string,
): Subtitles | undefined {
  const base = language.slice(0, 2)
  return (
    subtitles.find((one) => base !== '' && one.language.startsWith(base)) ??
    subtitles.find((one) => one.isDefault) ??
    subtitles[0]
  )
}

/** URLs of the files of a subtitle playlist. */
export function segmentsOf(playlist: string, url: string): string[] {
  return playlist
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => new URL(line, url).href)
}

/**
 * Returns the offset of the cues in a subtitle file, in seconds. 0 for files without a clock, whose cues count from the
 * start of the video.
 */
export function clockOf(file: string): number {
  const header = file.split(/\r?\n\r?\n/, 1)[0] ?? ''
  const map = /^X-TIMESTAMP-MAP=(.*)$/m.exec(header)?.[1] ?? ''
  const ticks = /MPEGTS:(\d+)/.exec(map)?.[1]
  const local = /LOCAL:(?:(\d+):)?(\d+):(\d+\.?\d*)/.exec(map)
  if (ticks === undefined) return 0
  const [, hours = 0, minutes = 0, seconds = 0] = local ?? []
  return Number(ticks) / 90_000 - (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
}
