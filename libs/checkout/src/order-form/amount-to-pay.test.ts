import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountToPay } from './amount-to-pay'

it('takes the discount off', () => {
  expect(amountToPay(99, 10)).toBe(89)
  expect(amountToPay(0.3, 0.1)).toBe(0.2)
})

it('never asks for less than nothing', () => {
  expect(amountToPay(10, 120)).toBe(0)
})

it('is exact in cents for any amounts', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(cents, cents, (price, discount) => {
      expect(Math.round(amountToPay(price / 100, discount / 100) * 100)).toBe(
        Math.max(0, price - discount),
      )
    }),
  )
})
