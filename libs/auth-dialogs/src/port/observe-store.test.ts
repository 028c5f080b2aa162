// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createMemoryAuthStore } from './auth-store'
import { observeStore } from './observe-store'

test('calls back after its own changes until told to stop', () => {
  const store = observeStore(createMemoryAuthStore())
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set('a', '5')
  expect(store.get('a')).toBe('5')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.set('a', null)
  expect(store.get('a')).toBeNull()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('passes on changes made elsewhere', () => {
  let elsewhere = () => undefined as void
  const stop = vi.fn()
  const store = observeStore({
    ...createMemoryAuthStore(),
    subscribe(listener) {
      elsewhere = listener
      return stop
    },
  })
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  elsewhere()
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a store that throws counts as empty', () => {
  const store = observeStore({
    get() {
      throw new Error('forbidden')
    },
    set() {
      throw new Error('full')
    },
  })
  expect(store.get('a')).toBeNull()
  expect(() => store.set('a', '1')).not.toThrow()
})
