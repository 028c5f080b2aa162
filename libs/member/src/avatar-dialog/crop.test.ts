import { expect, it } from 'vitest'
import { offsetOf, placeOf, roomOf, wholeCrop, zoomed } from './crop'

it('an image as high as the crop area moves sideways only', () => {
  expect(roomOf(480, 1)).toBe(240)
  expect(roomOf(240, 1)).toBe(0)
  expect(roomOf(240, 2)).toBe(240)
})

it.each([
  [0, 120],
  [0.5, 0],
  [1, -120],
])('the place %d of a room of 240 px is the offset %d, and back', (place, offset) => {
  expect(offsetOf(place, 240)).toBe(offset)
  expect(placeOf(offset, 240)).toBe(place)
})

it('shows the center without room to move', () => {
  expect(placeOf(0, 0)).toBe(0.5)
  expect(offsetOf(1, 0)).toBeCloseTo(0)
})

it('zooming keeps the center', () => {
  expect(zoomed({ zoom: 1, x: 40, y: -10 }, 2)).toEqual({ zoom: 2, x: 80, y: -20 })
  expect(zoomed(wholeCrop, 4)).toEqual({ zoom: 4, x: 0, y: 0 })
})
