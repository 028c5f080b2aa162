import type { StreamUrl } from './player-source'

/** Whether a source is an HLS playlist, by its file extension or, without one, by its `format`. */
export function isHls({ url, format }: StreamUrl): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase()
  return extension === 'm3u8' || (extension === undefined && format?.toLowerCase() === 'm3u8')
}

/** Whether a playlist lists captions. */
export function listsCaptions(playlist: string): boolean {
  return /^#EXT-X-MEDIA:.*TYPE=SUBTITLES/m.test(playlist)
}

/**
 * Whether a playlist lists segments without an end mark. Players treat it as a live stream, which has no
 * length and never ends.
 */
export function lacksEnd(playlist: string): boolean {
  return /^#EXTINF:/m.test(playlist) && !/^#EXT-X-ENDLIST/m.test(playlist)
}

/** Adds a missing end mark to a playlist, because lessons are never live streams. */
export function withEnd(playlist: string): string {
  return lacksEnd(playlist) ? `${playlist}\n#EXT-X-ENDLIST\n` : playlist
}
