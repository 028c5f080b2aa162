import { expect, test } from 'vitest'
import '../.storybook/story-clock'

test('stories start at the same time', () => {
  expect(new Date().toISOString()).toMatch(/^2026-03-02T02:00/)
  expect(new Date(Date.now()).toISOString()).toMatch(/^2026-03-02T02:00/)
})

test('other dates stay as they are', () => {
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(new Date(2026, 0, 15).getMonth()).toBe(0)
  expect(new Date()).toBeInstanceOf(Date)
})
