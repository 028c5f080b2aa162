// @vitest-environment node
import { expect, test } from 'vitest'
import { secondsLeft } from './seconds-left'

test('counts begun seconds and never below zero', () => {
  expect(secondsLeft(120_000, 0)).toBe(120)
  expect(secondsLeft(120_000, 1)).toBe(120)
  expect(secondsLeft(120_000, 119_001)).toBe(1)
  expect(secondsLeft(120_000, 120_000)).toBe(0)
  expect(secondsLeft(120_000, 999_999)).toBe(0)
  expect(secondsLeft(null, 0)).toBe(0)
})
