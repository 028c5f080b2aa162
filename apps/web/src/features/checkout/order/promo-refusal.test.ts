import { expect, it } from 'vitest'
import { promoRefusal } from './use-promo'

const now = Date.parse('2026-03-01T04:05:00Z')
const member = { id: 7, mobile: '13800000001' }
const known = { isKnown: true, expiresAt: null }

it.each([
  ['unknown', 'NOPE', { isKnown: false, expiresAt: null }],
  ['expired', 'SPRING2024', { isKnown: true, expiresAt: '2024-05-31T15:59:59.000Z' }],
  ['own', 'U13800000001', known],
  ['own', ' u13800000001 ', known],
  ['own', 'u7', known],
  ['used', 'U13800000002', known],
  ['used', 'STUDY50', { isKnown: true, expiresAt: '2037-12-31T15:59:59.000Z' }],
])('is %s for %j', (reason, code, check) => {
  expect(promoRefusal({ code, check, member, now })).toBe(reason)
})

it('works without a member', () => {
  expect(promoRefusal({ code: 'U7', check: known, member: null, now })).toBe('used')
})
