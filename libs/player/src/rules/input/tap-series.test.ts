// @vitest-environment node
import { expect, test } from 'vitest'
import { isRepeated, tapSide, type Tap } from './tap-series'

test.each([
  [0, -1],
  [99, -1],
  [150, 0],
  [201, 1],
])('a tap at %d of 300 px is at side %d', (x, side) => {
  expect(tapSide(x, 300)).toBe(side)
})

test('a tap is repeated by a quick one at the same side', () => {
  const first: Tap = { side: 1, at: 1_000 }
  expect(isRepeated(first, null)).toBe(false)
  expect(isRepeated({ side: 1, at: 1_300 }, first)).toBe(true)
  expect(isRepeated({ side: 1, at: 1_400 }, first)).toBe(false)
  expect(isRepeated({ side: -1, at: 1_300 }, first)).toBe(false)
})
