import { parseUrl } from '@shuyuan/ui'

/** Image, or the part of an image that a media fragment selects. */
export interface Thumbnail {
  url: string
  /** In px of the image. Undefined for the whole image. */
  part?: { x: number; y: number; width: number; height: number }
}

/**
 * Parses a cue of a thumbnails file.
 *
 * @param text for example `sprite.jpg#xywh=160,0,160,90`, with a URL relative to the file
 * @returns null if the URL is invalid
 */
export function thumbnailOf(text: string, file: string): Thumbnail | null {
  const url = parseUrl(text.trim(), file)
  if (url === null) return null
  const [x, y, width, height] = (/^#xywh=(?:pixel:)?([\d,]+)$/.exec(url.hash)?.[1] ?? '')
    .split(',')
    .map(Number)
  url.hash = ''
  if (x === undefined || y === undefined || !width || !height) return { url: url.href }
  return { url: url.href, part: { x, y, width, height } }
}
