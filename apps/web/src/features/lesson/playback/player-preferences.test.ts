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
  writePreferences(device, chosen, 1)
  expect(readPreferences(createDeviceStore({ prefix: 'test' }), 1)).toEqual(chosen)
})

test.each(['', '{', 'null', '[]', '"loud"', '7'])('ignores %s', (text) => {
  device.set('player', text)
  expect(readPreferences(device, 1)).toEqual(defaultPreferences)
})

test('one invalid value does not affect the others', () => {
  device.set('player', '{"volume":7,"rate":"fast","isMuted":true,"quality":{}}')
  expect(readPreferences(device, 1)).toEqual({ ...defaultPreferences, isMuted: true })
})

test('a speed is remembered for its course, and for courses without a choice', () => {
  writePreferences(device, { ...defaultPreferences, rate: 1.5 }, 1)
  writePreferences(device, { ...defaultPreferences, rate: 2 }, 2)
  expect([1, 2, 3].map((courseId) => readPreferences(device, courseId).rate)).toEqual([1.5, 2, 2])
})

test('other choices do not fix the speed of a course', () => {
  writePreferences(device, { ...defaultPreferences, rate: 1.5 }, 2)
  writePreferences(device, { ...readPreferences(device, 1), volume: 0.5 }, 1)
  writePreferences(device, { ...defaultPreferences, rate: 2 }, 2)
  expect(readPreferences(device, 1).rate).toBe(2)
})

test('only the last 200 courses keep a speed', () => {
  for (let courseId = 1; courseId <= 201; courseId += 1) {
    const rate = courseId % 2 === 0 ? 1.25 : 1.5
    writePreferences(device, { ...defaultPreferences, rate }, courseId)
  }
  writePreferences(device, { ...defaultPreferences, rate: 3 }, 201)
  expect([1, 2].map((courseId) => readPreferences(device, courseId).rate)).toEqual([3, 1.25])
})

test.each(['{', '{}', '[1]', '[["1",2]]', '[[1,"2"]]'])('ignores the speeds %s', (text) => {
  device.set('player-rates', text)
  expect(readPreferences(device, 1)).toEqual(defaultPreferences)
})
