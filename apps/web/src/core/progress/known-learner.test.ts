import { createDeviceStore } from '@shuyuan/browser-storage'
import { beforeEach, expect, test } from 'vitest'
import { learnerOf, rememberLearner } from './known-learner'

const device = createDeviceStore({ prefix: 'test' })

beforeEach(() => localStorage.clear())

test('a token has a name of its own until its learner is known', () => {
  const unknown = learnerOf(device, 'token-a')
  expect(unknown.learner).not.toBe(learnerOf(device, 'token-b').learner)
  expect(unknown.learner).not.toContain('token')
  rememberLearner(device, 'token-a', 7)
  expect(learnerOf(device, 'token-a')).toEqual({ learner: '7', formerly: unknown.learner })
})

test('a learner known by one token is unknown by another', () => {
  rememberLearner(device, 'token-a', 7)
  expect(learnerOf(device, 'token-b').learner).not.toBe('7')
})

test.each(['', ':', 'x:y', '{"id":7}'])('%j on the device is no learner', (text) => {
  device.set('learner', text)
  expect(learnerOf(device, 'token-a').formerly).toBeUndefined()
})
