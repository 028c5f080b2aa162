import { expect, it } from 'vitest'
import { bindStarts } from './use-qq-bind'

function memoryStarts() {
  const kept = new Map<string, string>()
  return bindStarts({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  })
}

it('knows for whom a binding began here, for ten minutes', () => {
  const starts = memoryStarts()
  expect(starts.underWayFor(5_000)).toBeNull()
  starts.begin(7, 5_000)
  expect(starts.underWayFor(605_000)).toBe(7)
  expect(starts.underWayFor(605_001)).toBeNull()
  expect(starts.underWayFor(4_999)).toBeNull()
})

it('forgets it when it came back', () => {
  const starts = memoryStarts()
  starts.begin(7, 5_000)
  starts.forget()
  expect(starts.underWayFor(5_001)).toBeNull()
})
