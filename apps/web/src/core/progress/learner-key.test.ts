import { createDeviceStore } from '@shuyuan/browser-storage'
import { beforeEach, expect, test } from 'vitest'
import { readLearnerKey, saveLearnerId } from './learner-key'

const device = createDeviceStore({ prefix: 'test' })

beforeEach(() => localStorage.clear())

test('a token has its own key until its member ID is known', () => {
  const unknown = readLearnerKey(device, 'token-a')
  expect(unknown.learner).not.toBe(readLearnerKey(device, 'token-b').learner)
  expect(unknown.learner).not.toContain('token')
  saveLearnerId(device, 'token-a', 7)
  expect(readLearnerKey(device, 'token-a')).toEqual({ learner: '7', formerly: unknown.learner })
})

test('the member ID of one token is not used for another', () => {
  saveLearnerId(device, 'token-a', 7)
  expect(readLearnerKey(device, 'token-b').learner).not.toBe('7')
})

test.each(['', ':', 'x:y', '{"id":7}'])('ignores the stored value %j', (text) => {
  device.set('learner', text)
  expect(readLearnerKey(device, 'token-a').formerly).toBeUndefined()
})
