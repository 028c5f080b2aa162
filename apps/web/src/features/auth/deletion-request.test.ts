import { createDeviceStore } from '@shuyuan/browser-storage'
import { expect, it } from 'vitest'
import { rememberDeletion, takeDeletion } from './deletion-request'

const day = 86_400_000
const now = Date.parse('2026-03-01T00:00:00Z')

it('is returned once, to the account that requested it', () => {
  const device = createDeviceStore()
  rememberDeletion(device, 7, now)
  expect(takeDeletion(device, 8, now + day)).toBe(false)
  expect(takeDeletion(device, 7, now + day)).toBe(true)
  expect(takeDeletion(device, 7, now + day)).toBe(false)
})

it('expires after the account is deleted', () => {
  const device = createDeviceStore()
  rememberDeletion(device, 7, now)
  expect(takeDeletion(device, 7, now + 8 * day)).toBe(false)
  expect(device.keys('deletion-')).toEqual([])
})

it('ignores entries that are not a time', () => {
  const device = createDeviceStore()
  device.set('deletion-7', 'soon')
  expect(takeDeletion(device, 7, now)).toBe(false)
})
