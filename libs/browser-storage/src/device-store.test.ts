import { expect, test, vi } from 'vitest'
import { createDeviceStore } from './device-store'

function otherTabWrites(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('stores values under the prefix and lists only those', () => {
  const store = createDeviceStore({ prefix: 'school' })
  localStorage.setItem('school2-progress-1', 'x')
  localStorage.setItem('progress-9', 'x')
  store.set('progress-1', '10')
  store.set('progress-2', '20')
  store.set('player', '{}')
  expect(localStorage.getItem('school-progress-1')).toBe('10')
  expect(store.keys('progress-').sort()).toEqual(['progress-1', 'progress-2'])
  store.remove('progress-1')
  expect(store.keys('progress-')).toEqual(['progress-2'])
  expect(store.get('progress-1')).toBeNull()
})

test('lists values that the browser refused to store, and ignores refused removals', () => {
  const refused = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const full = createDeviceStore({
    storage: { getItem: () => null, setItem: refused, removeItem: () => undefined },
  })
  full.set('progress-1', '10')
  expect(full.keys('progress-')).toEqual(['progress-1'])
  expect(full.get('progress-1')).toBe('10')
  full.remove('progress-1')
  expect(full.keys('progress-')).toEqual([])
})

test('lists its own values when the browser denies all access', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const store = createDeviceStore()
  store.set('progress-1', '10')
  expect(store.keys('progress-')).toEqual(['progress-1'])
})

test('notifies when another tab writes one of its keys', () => {
  const store = createDeviceStore({ prefix: 'school' })
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  otherTabWrites('other')
  expect(listener).not.toHaveBeenCalled()
  otherTabWrites('school-progress-1')
  expect(listener).toHaveBeenCalledOnce()
  stop()
  otherTabWrites('school-progress-1')
  expect(listener).toHaveBeenCalledOnce()
})
