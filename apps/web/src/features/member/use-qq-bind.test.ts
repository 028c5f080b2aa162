import { expect, it } from 'vitest'
import { bindAttempts } from './use-qq-bind'

function memoryAttempts() {
  const kept = new Map<string, string>()
  return bindAttempts({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  })
}

it('returns the member who started a binding, for ten minutes', () => {
  const attempts = memoryAttempts()
  expect(attempts.startedFor(5_000)).toBeNull()
  attempts.start(7, 5_000)
  expect(attempts.startedFor(605_000)).toBe(7)
  expect(attempts.startedFor(605_001)).toBeNull()
  expect(attempts.startedFor(4_999)).toBeNull()
})

it('forgets the member after the return', () => {
  const attempts = memoryAttempts()
  attempts.start(7, 5_000)
  attempts.forget()
  expect(attempts.startedFor(5_001)).toBeNull()
})
