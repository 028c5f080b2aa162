import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceStore } from './device-store'

afterEach(() => vi.restoreAllMocks())

test('keeps its values under the prefix and lists its own', () => {
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

test('what the browser refuses is listed too, what it forbids is not missed', () => {
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

test('hears what another tab wrote, of its own keys', () => {
  const store = createDeviceStore({ prefix: 'school' })
  const told = vi.fn()
  const stop = store.subscribe(told)
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
  expect(told).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'school-progress-1' }))
  expect(told).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new StorageEvent('storage', { key: 'school-progress-1' }))
  expect(told).toHaveBeenCalledOnce()
})
