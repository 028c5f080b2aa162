import type { StreamSource } from './player-source'

/** Whether a source is an HLS playlist, by its URL and, failing that, by its stated format. */
export function isHls({ url, format }: Pick<StreamSource, 'url' | 'format'>): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase()
  return extension === 'm3u8' || (extension === undefined && format?.toLowerCase() === 'm3u8')
}

/** Whether a playlist lists captions. */
export function listsCaptions(playlist: string): boolean {
  return /^#EXT-X-MEDIA:.*TYPE=SUBTITLES/m.test(playlist)
}

/**
 * Whether a playlist lists segments without an end mark. Players take it for a live stream, which has
 * no length and never ends.
 */
export function lacksEnd(playlist: string): boolean {
  return /^#EXTINF:/m.test(playlist) && !/^#EXT-X-ENDLIST/m.test(playlist)
}

/** Marks the end of a playlist that has no end mark: a lesson is a complete recording. */
export function withEnd(playlist: string): string {
  return lacksEnd(playlist) ? `${playlist}\n#EXT-X-ENDLIST\n` : playlist
}
