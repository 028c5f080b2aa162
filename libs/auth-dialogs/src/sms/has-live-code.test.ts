// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryAuthStore, observeStore } from '../port/auth-store'
import { createDeadlines } from './deadlines'
import { hasLiveCode } from './use-sms-form'

test('a code is valid for 300 s, for its phone and scene only', () => {
  const deadlines = createDeadlines(observeStore(createMemoryAuthStore()))
  const sentAt = Date.now()
  deadlines.set('login', '13800000001', sentAt + 120_000)
  expect(hasLiveCode(deadlines, 'login', ' 13800000001 ', sentAt + 299_999)).toBe(true)
  expect(hasLiveCode(deadlines, 'login', '13800000001', sentAt + 300_000)).toBe(false)
  expect(hasLiveCode(deadlines, 'register', '13800000001', sentAt)).toBe(false)
  expect(hasLiveCode(deadlines, 'login', '13800000002', sentAt)).toBe(false)
})
