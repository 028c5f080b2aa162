/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** Edge of the crop area that shows the chosen square, in px. */
export const cropAreaEdge = 240

/** Zoom and position of an image on the crop area. */
export interface Crop {
  /** 1 fits the shorter side into the square. */
  zoom: number
  /** Distance of its center to the right of the crop area's center, in px. */
  x: number
  /** Distance of its center below the crop area's center, in px. */
  y: number
}

export const largestZoom = 4

/** Initial crop: the whole shorter side, centered. */
export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 }

/** Returns how far an image can move, in px. @param length width or height on the crop area at zoom 1 */
export function roomOf(length: number, zoom: number): number {
  return Math.max(0, length * zoom - cropAreaEdge)
}

/** Converts an offset to a position: 0 shows the left or upper end of the image, 1 the right or lower one. */
export function placeOf(offset: number, room: number): number {
  return room > 0 ? 0.5 - offset / room : 0.5
}

/** Converts a position to an offset, in px. */
export function offsetOf(place: number, room: number): number {
  return (0.5 - place) * room
}

/** Changes the zoom and keeps the center. */
export function zoomed({ x, y, zoom: before }: Crop, zoom: number): Crop {
  return { zoom, x: (x * zoom) / before, y: (y * zoom) / before }
}
