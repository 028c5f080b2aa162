import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { createDeviceStore } from './device-store'

afterEach(() => vi.restoreAllMocks())

function otherTabWrites(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

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

test('lists what it wrote itself where the browser forbids even to look at the storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const store = createDeviceStore()
  store.set('progress-1', '10')
  expect(store.keys('progress-')).toEqual(['progress-1'])
})

test('hears what another tab wrote, of its own keys', () => {
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

describe('what the login dialogs keep', () => {
  it('is written under the prefix and removed with null', () => {
    const store = createDeviceStore({ prefix: 'school-auth' })
    expect(store.get('tab')).toBeNull()
    store.set('tab', 'sms')
    expect(localStorage.getItem('school-auth-tab')).toBe('sms')
    expect(createDeviceStore({ prefix: 'school-auth' }).get('tab')).toBe('sms')
    store.set('tab', null)
    expect(localStorage.getItem('school-auth-tab')).toBeNull()
    expect(store.get('tab')).toBeNull()
  })

  it('is kept for the page where the browser refuses to write', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    const storage = { getItem: () => null, setItem: refuse, removeItem: refuse }
    const store = createDeviceStore({ prefix: 'shuyuan-auth', storage })
    store.set('tab', 'sms')
    expect(store.get('tab')).toBe('sms')
    store.set('tab', null)
    expect(store.get('tab')).toBeNull()
  })

  it('calls back when another tab wrote one of its values, and of no other value', () => {
    const store = createDeviceStore({ prefix: 'shuyuan-auth' })
    const listener = vi.fn()
    const stop = store.subscribe(listener)
    otherTabWrites('shuyuan-theme')
    expect(listener).not.toHaveBeenCalled()
    otherTabWrites('shuyuan-auth-deadlines')
    expect(listener).toHaveBeenCalledTimes(1)
    otherTabWrites(null)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    otherTabWrites('shuyuan-auth-deadlines')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
