import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSafeStorage, type KeyValueStorage } from './safe-storage'

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}

afterEach(() => void vi.unstubAllGlobals())

describe('createSafeStorage', () => {
  it('writes to the browser’s storage', () => {
    const storage = createSafeStorage('localStorage')
    storage.set('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(localStorage.getItem('a')).toBeNull()
    expect(storage.get('a')).toBeNull()
  })

  it('keeps values in memory while the storage is full, and writes again when there is room', () => {
    const full: KeyValueStorage = {
      getItem: (key) => localStorage.getItem(key),
      setItem: vi.fn(refuse),
      removeItem: (key) => localStorage.removeItem(key),
    }
    localStorage.setItem('a', 'old')
    const storage = createSafeStorage('localStorage', full)
    storage.set('a', 'new')
    expect(storage.get('a')).toBe('new')
    full.setItem = (key, value) => localStorage.setItem(key, value)
    storage.set('a', 'newest')
    expect(storage.get('a')).toBe('newest')
    localStorage.setItem('a', 'from elsewhere')
    expect(storage.get('a')).toBe('from elsewhere')
  })

  it('treats a refused removal as removed', () => {
    localStorage.setItem('a', '1')
    const storage = createSafeStorage('localStorage', {
      getItem: (key) => localStorage.getItem(key),
      setItem: refuse,
      removeItem: refuse,
    })
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('works in memory when the browser denies all access', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    const storage = createSafeStorage('localStorage')
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
    storage.remove('a')
    expect(storage.get('a')).toBeNull()
  })

  it('works in memory when reading throws', () => {
    const storage = createSafeStorage('localStorage', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    })
    expect(storage.get('a')).toBeNull()
    storage.set('a', '1')
    expect(storage.get('a')).toBe('1')
  })

  it('prefers values that another tab wrote', () => {
    const storage = createSafeStorage('localStorage', {
      getItem: () => 'from the other tab',
      setItem: refuse,
      removeItem: refuse,
    })
    const onChange = vi.fn()
    const stop = storage.subscribe(onChange)
    storage.set('a', 'mine')
    storage.set('b', 'mine')
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(storage.get('a')).toBe('from the other tab')
    expect(storage.get('b')).toBe('mine')
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(storage.get('b')).toBe('from the other tab')
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('notifies when a page returns from the back/forward cache, not on load', () => {
    const onChange = vi.fn()
    const stop = createSafeStorage('localStorage').subscribe(onChange)
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(false)
    expect(onChange).not.toHaveBeenCalled()
    show(true)
    expect(onChange).toHaveBeenCalledTimes(1)
    stop()
    show(true)
    expect(onChange).toHaveBeenCalledTimes(1)
  })
})
