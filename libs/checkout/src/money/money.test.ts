import { formatYuan } from '@shuyuan/ui'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountToPay, discountTaken, isSameAmount, toCents } from './money'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

it('takes the discount off to the cent', () => {
  expect(amountToPay(99, 10)).toBe(89)
  expect(amountToPay(0.3, 0.1)).toBe(0.2)
  expect(amountToPay(1.1, 0.2)).toBe(0.9)
})

it('never takes off more than the price, and a negative discount adds nothing', () => {
  expect(amountToPay(10, 120)).toBe(0)
  expect(discountTaken(10, 120)).toBe(10)
  expect(amountToPay(10, -5)).toBe(10)
})

it('splits every price into what is taken off and what is left, neither below nothing', () => {
  fc.assert(
    fc.property(cents, cents, (price, discount) => {
      const left = toCents(amountToPay(price / 100, discount / 100))
      const taken = toCents(discountTaken(price / 100, discount / 100))
      expect(left).toBe(Math.max(0, price - discount))
      expect(taken).toBeGreaterThanOrEqual(0)
      expect(left + taken).toBe(price)
    }),
  )
})

it('tells amounts apart by a cent, however the fraction came about', () => {
  expect(isSameAmount(0.1 + 0.2, 0.3)).toBe(true)
  fc.assert(
    fc.property(cents, (amount) => {
      expect(isSameAmount(amount / 100, (amount + 1) / 100)).toBe(false)
      expect(isSameAmount(amount / 100, Number((amount / 100).toFixed(2)))).toBe(true)
    }),
  )
})

it('is written with the same cents that were counted', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const written = formatYuan(amount / 100).replace(/[¥,]/g, '')
      expect(toCents(Number(written))).toBe(amount)
    }),
  )
})
