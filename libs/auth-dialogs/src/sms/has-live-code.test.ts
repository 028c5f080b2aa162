// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryDeadlineStore } from '../port/deadline-store'
import { deadlineKey } from './deadline-key'
import { hasLiveCode } from './has-live-code'

test('a code lives 300 s from its sending, for its phone and scene only', () => {
  const deadlines = createMemoryDeadlineStore()
  const sentAt = 1_000_000
  deadlines.set(deadlineKey('login', '13800000001'), sentAt + 120_000)
  expect(hasLiveCode(deadlines, 'login', ' 13800000001 ', sentAt + 299_999)).toBe(true)
  expect(hasLiveCode(deadlines, 'login', '13800000001', sentAt + 300_000)).toBe(false)
  expect(hasLiveCode(deadlines, 'register', '13800000001', sentAt)).toBe(false)
  expect(hasLiveCode(deadlines, 'login', '13800000002', sentAt)).toBe(false)
})
