/** A square in pixels of the image. */
export interface Square {
  left: number
  top: number
  size: number
}

/** The server accepts at most 1024 KB. */
const maxBytes = 1024 * 1024

/** Sharp at every avatar size of the app, including high-density screens. */
const edge = 512

const qualities = [0.92, 0.8, 0.6]

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * Crops an image to a square and encodes it as a file of at most 1 MB. Applies the EXIF orientation.
 *
 * @param src URL of the image
 * @throws if the browser cannot draw or encode images
 */
export async function cutAvatar(src: string, square: Square): Promise<File> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas to draw on')
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, edge, edge)
  context.imageSmoothingQuality = 'high'
  const { left, top, size } = square
  context.drawImage(image, left, top, size, size, 0, 0, edge, edge)
  for (const quality of qualities) {
    const blob = await encode(canvas, quality)
    if (blob && blob.size <= maxBytes) return new File([blob], 'avatar.jpg', { type: blob.type })
  }
  throw new Error('The image could not be written')
}
