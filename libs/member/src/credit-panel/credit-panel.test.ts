import { expect, it } from 'vitest'
import { formatPercent } from './credit-panel'

it.each([
  [0.1, '10%'],
  [0.155, '15.5%'],
  [0.07, '7%'],
  [1, '100%'],
  [0.0005, '0.05%'],
])('writes %d as %s', (ratio, text) => {
  expect(formatPercent(ratio)).toBe(text)
})

it('is exact for every hundredth of a percent', () => {
  const wrong = Array.from({ length: 9_999 }, (_, index) => index + 1).filter((basisPoints) => {
    const digits = String(basisPoints).padStart(3, '0')
    const exact = `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '')
    return formatPercent(basisPoints / 10_000) !== `${exact}%`
  })
  expect(wrong).toEqual([])
})
