import { formatYuan } from '@shuyuan/ui'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountToPay, appliedDiscount, isSameAmount, toCents } from './money'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

it('subtracts the discount to the cent', () => {
  expect(amountToPay(99, 10)).toBe(89)
  expect(amountToPay(0.3, 0.1)).toBe(0.2)
  expect(amountToPay(1.1, 0.2)).toBe(0.9)
})

it('limits the discount to the price, and ignores a negative one', () => {
  expect(amountToPay(10, 120)).toBe(0)
  expect(appliedDiscount(10, 120)).toBe(10)
  expect(amountToPay(10, -5)).toBe(10)
})

it('splits every price into discount and amount due, neither negative', () => {
  fc.assert(
    fc.property(cents, cents, (price, discount) => {
      const left = toCents(amountToPay(price / 100, discount / 100))
      const deducted = toCents(appliedDiscount(price / 100, discount / 100))
      expect(left).toBe(Math.max(0, price - discount))
      expect(deducted).toBeGreaterThanOrEqual(0)
      expect(left + deducted).toBe(price)
    }),
  )
})

it('distinguishes amounts by a cent, whatever the rounding', () => {
  expect(isSameAmount(0.1 + 0.2, 0.3)).toBe(true)
  fc.assert(
    fc.property(cents, (amount) => {
      expect(isSameAmount(amount / 100, (amount + 1) / 100)).toBe(false)
      expect(isSameAmount(amount / 100, Number((amount / 100).toFixed(2)))).toBe(true)
    }),
  )
})

it('is formatted with the same cents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const written = formatYuan(amount / 100).replace(/[¥,]/g, '')
      expect(toCents(Number(written))).toBe(amount)
    }),
  )
})
