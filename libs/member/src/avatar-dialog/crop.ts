/** Width and height in px. */
export interface Size {
  width: number
  height: number
}

/** Edge of the crop area that shows the chosen square, in px. */
export const cropAreaEdge = 240

/** How an image lies on the crop area. */
export interface Crop {
  /** 1: as much as fits into the square; more is nearer. */
  zoom: number
  /** How far its middle is right of that of the crop area, in px. */
  x: number
  /** How far its middle is below that of the crop area, in px. */
  y: number
}

/** How near one can go. */
export const largestZoom = 4

/** The whole height or width of an image, from its middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0, y: 0 }

/** How far an image can be moved, in px. @param length its width or height on the crop area at zoom 1 */
export function roomOf(length: number, zoom: number): number {
  return Math.max(0, length * zoom - cropAreaEdge)
}

/** What is seen of an image in one direction: 0 its left or upper end, 1 its right or lower one. */
export function placeOf(offset: number, room: number): number {
  return room > 0 ? 0.5 - offset / room : 0.5
}

/** The offset of a place in that room, in px. */
export function offsetOf(place: number, room: number): number {
  return (0.5 - place) * room
}

/** The same middle, nearer or farther. */
export function zoomed({ x, y, zoom: before }: Crop, zoom: number): Crop {
  return { zoom, x: (x * zoom) / before, y: (y * zoom) / before }
}
