import { expect, it } from 'vitest'
import { bindStarts } from './bind-starts'

function memoryStarts() {
  const kept = new Map<string, string>()
  return bindStarts({
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  })
}

it('knows of a binding that began here, for ten minutes', () => {
  const starts = memoryStarts()
  expect(starts.isUnderWay(5_000)).toBe(false)
  starts.begin(5_000)
  expect(starts.isUnderWay(605_000)).toBe(true)
  expect(starts.isUnderWay(605_001)).toBe(false)
  expect(starts.isUnderWay(4_999)).toBe(false)
})

it('forgets it when it came back', () => {
  const starts = memoryStarts()
  starts.begin(5_000)
  starts.forget()
  expect(starts.isUnderWay(5_001)).toBe(false)
})
