// @vitest-environment node
import { expect, test } from 'vitest'
import { deadlineKey } from './deadline-key'

test('differs by phone and by scene, and is always the same for the same', () => {
  expect(deadlineKey('login', '13800000001')).toBe(deadlineKey('login', '13800000001'))
  expect(deadlineKey('login', '13800000001')).not.toBe(deadlineKey('login', '13800000002'))
  expect(deadlineKey('login', '13800000001')).not.toBe(deadlineKey('register', '13800000001'))
})

test('does not show the phone', () => {
  expect(deadlineKey('login', '13800000001')).not.toContain('13800000001')
})
