import { createDeviceStore } from '@shuyuan/browser-storage'
import { defaultPreferences } from '@shuyuan/player'
import { beforeEach, expect, test } from 'vitest'
import { readPreferences, writePreferences } from './player-preferences'

const device = createDeviceStore({ prefix: 'test' })
beforeEach(() => localStorage.clear())

test('reads stored preferences', () => {
  const chosen = {
    ...defaultPreferences,
    volume: 0.4,
    rate: 1.5,
    quality: '高清',
    usesShortcuts: false,
  }
  writePreferences(device, chosen)
  expect(readPreferences(createDeviceStore({ prefix: 'test' }))).toEqual(chosen)
})

test.each(['', '{', 'null', '[]', '"loud"', '7'])('ignores %s', (text) => {
  device.set('player', text)
  expect(readPreferences(device)).toEqual(defaultPreferences)
})

test('one invalid value does not affect the others', () => {
  device.set('player', '{"volume":7,"rate":"fast","isMuted":true,"quality":{}}')
  expect(readPreferences(device)).toEqual({ ...defaultPreferences, isMuted: true })
})
