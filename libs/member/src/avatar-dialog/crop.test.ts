import { expect, it } from 'vitest'
import { pulled, squareOf, wholeCrop } from './crop'

const wide = { width: 400, height: 200 }

it('takes the middle of a wide picture in its whole height', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, size: 200 })
})

it.each([
  [0, 0, { left: 0, top: 0, size: 100 }],
  [1, 1, { left: 300, top: 100, size: 100 }],
])('stays inside the picture at %d, %d', (x, y, square) => {
  expect(squareOf(wide, { zoom: 2, x, y })).toEqual(square)
})

it('follows the pull: the picture to the right shows more of its left', () => {
  const crop = pulled(wide, wholeCrop, { x: 40, y: 0 }, 200)
  expect(squareOf(wide, crop).left).toBe(60)
})

it('does not go where there is no room, nor past an edge', () => {
  expect(pulled(wide, wholeCrop, { x: -9_999, y: 50 }, 200)).toEqual({ zoom: 1, x: 1, y: 0.5 })
})
