/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** Which part of a picture is wanted. */
export interface Crop {
  /** 1: as much as fits into a square; more is nearer. */
  zoom: number
  /** Place between the left (0) and the right edge (1). */
  x: number
  /** Place between the upper (0) and the lower edge (1). */
  y: number
}

/** How near one can go. */
export const largestZoom = 4

/** The whole height or width of a picture, from its middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** A square of a picture, in its own px. */
export interface Square {
  left: number
  top: number
  size: number
}

/** The square of a picture that a crop means. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): Square {
  const size = Math.min(width, height) / zoom
  return { left: (width - size) * x, top: (height - size) * y, size }
}

const within = (place: number) => Math.min(1, Math.max(0, place))

/**
 * The crop after the picture was pulled.
 *
 * @param by px on a stage that shows the square
 * @param stage edge of that stage in px
 */
export function pulled(
  picture: Size,
  crop: Crop,
  by: { x: number; y: number },
  stage: number,
): Crop {
  const { size } = squareOf(picture, crop)
  const scale = size / stage
  const place = (at: number, room: number, pull: number) =>
    room > 0 ? within(at - (pull * scale) / room) : at
  return {
    ...crop,
    x: place(crop.x, picture.width - size, by.x),
    y: place(crop.y, picture.height - size, by.y),
  }
}
