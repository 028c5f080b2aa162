/** An image, or the part of one that a media fragment names. */
export interface Thumbnail {
  url: string
  /** In px of the image; without it all of the image. */
  part?: { x: number; y: number; width: number; height: number }
}

/**
 * Reads what a cue of a thumbnail file names.
 *
 * @param text `sprite.jpg#xywh=160,0,160,90`, the URL relative to that of the file
 * @returns `null` for no URL
 */
export function thumbnailOf(text: string, file: string): Thumbnail | null {
  if (!URL.canParse(text.trim(), file)) return null
  const url = new URL(text.trim(), file)
  const [x, y, width, height] = (/^#xywh=(?:pixel:)?([\d,]+)$/.exec(url.hash)?.[1] ?? '')
    .split(',')
    .map(Number)
  url.hash = ''
  if (x === undefined || y === undefined || !width || !height) return { url: url.href }
  return { url: url.href, part: { x, y, width, height } }
}
