// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createMemoryAuthStore, observeStore } from './auth-store'

test('notifies about its own changes until unsubscribed', () => {
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

test('notifies about changes made elsewhere', () => {
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

test.each([
  [
    'throws',
    {
      get() {
        throw new Error('forbidden')
      },
      set() {
        throw new Error('full')
      },
    },
  ],
  ['keeps nothing', { get: () => null, set: () => undefined }],
])('keeps values of a store that %s in memory', (_what, lossy) => {
  const store = observeStore(lossy)
  expect(store.get('a')).toBeNull()
  store.set('a', '1')
  expect(store.get('a')).toBe('1')
  store.set('a', null)
  expect(store.get('a')).toBeNull()
})

test('does not keep a copy of values that the store saved', () => {
  const kept = createMemoryAuthStore()
  const store = observeStore(kept)
  store.set('a', '1')
  kept.set('a', null)
  expect(store.get('a')).toBeNull()
})
