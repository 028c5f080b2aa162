import type { StreamSource } from './player-source'

/** Whether a source is an HLS playlist, by its URL and, failing that, by its stated format. */
export function isHls({ url, format }: Pick<StreamSource, 'url' | 'format'>): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase()
  return extension === 'm3u8' || (extension === undefined && format.toLowerCase() === 'm3u8')
}
