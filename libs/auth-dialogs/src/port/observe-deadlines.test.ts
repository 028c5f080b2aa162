// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createMemoryDeadlineStore } from './deadline-store'
import { observeDeadlines } from './observe-deadlines'

test('calls back after its own changes until told to stop', () => {
  const deadlines = observeDeadlines(createMemoryDeadlineStore())
  const listener = vi.fn()
  const stop = deadlines.subscribe(listener)
  deadlines.set('a', 5)
  expect(deadlines.get('a')).toBe(5)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  deadlines.set('a', null)
  expect(deadlines.get('a')).toBeNull()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('passes on changes made elsewhere', () => {
  let elsewhere = () => undefined as void
  const stop = vi.fn()
  const deadlines = observeDeadlines({
    ...createMemoryDeadlineStore(),
    subscribe(listener) {
      elsewhere = listener
      return stop
    },
  })
  const listener = vi.fn()
  const unsubscribe = deadlines.subscribe(listener)
  elsewhere()
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a store that throws counts as empty', () => {
  const deadlines = observeDeadlines({
    get() {
      throw new Error('forbidden')
    },
    set() {
      throw new Error('full')
    },
  })
  expect(deadlines.get('a')).toBeNull()
  expect(() => deadlines.set('a', 1)).not.toThrow()
})
