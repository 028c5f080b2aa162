import { createDeviceStore } from '@shuyuan/browser-storage'
import { expect, it } from 'vitest'
import { knownAmountsDue, rememberAmountDue } from './amounts-due'

it('stores the amounts due of the newest hundred orders', () => {
  const device = createDeviceStore()
  for (let number = 1; number <= 101; number++) rememberAmountDue(device, `no-${number}`, number)
  rememberAmountDue(device, 'no-101', 179)
  const amounts = knownAmountsDue(device)
  expect(amounts.get('no-101')).toBe(179)
  expect(amounts.get('no-2')).toBe(2)
  expect(amounts.has('no-1')).toBe(false)
  expect(amounts.size).toBe(100)
})

it.each(['{', '{"a":1}', '[null,["a"],["b","1"],5]'])('reads nothing from %s', (text) => {
  const device = createDeviceStore()
  device.set('order-amounts', text)
  expect(knownAmountsDue(device).size).toBe(0)
})
