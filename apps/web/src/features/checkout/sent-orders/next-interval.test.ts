import { expect, it } from 'vitest'
import { nextInterval } from './use-order-status'

it('polls every 2 s and backs off up to 30 s after failures', () => {
  const pauses = [0, 1, 2, 3, 4, 9].map((failures) => nextInterval({ failures, isHidden: false }))
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('polls every 15 s for a minute after a 429', () => {
  const isHidden = false
  expect(nextInterval({ failures: 1, isHidden, isLimited: true })).toBe(15_000)
  expect(nextInterval({ failures: 0, isHidden, isLimited: true })).toBe(15_000)
})

it('polls less often while the page is hidden', () => {
  expect(nextInterval({ failures: 0, isHidden: true })).toBe(15_000)
  expect(nextInterval({ failures: 5, isHidden: true })).toBe(30_000)
})
