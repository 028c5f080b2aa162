import { createDeviceStore } from '@shuyuan/browser-storage'
import { expect, it } from 'vitest'
import { knownAmountsDue, rememberAmountDue } from './amounts-due'

it('stores the amounts due of the newest hundred orders', () => {
  const device = createDeviceStore()
  for (let number = 101; number <= 201; number++) rememberAmountDue(device, `2026${number}`, number)
  rememberAmountDue(device, '2026201', 179)
  const amounts = knownAmountsDue(device)
  expect(amounts.get('2026201')).toBe(179)
  expect(amounts.get('2026102')).toBe(102)
  expect(amounts.has('2026101')).toBe(false)
  expect(amounts.size).toBe(100)
})

it('ignores a malformed amount', () => {
  const device = createDeviceStore()
  device.set('order-amount/2026301', '{')
  expect(knownAmountsDue(device).has('2026301')).toBe(false)
})
