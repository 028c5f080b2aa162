import { describe, expect, it, vi } from 'vitest'
import { createSession } from './session'

function otherTabWrites(key: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('what login dialogs keep', () => {
  it('is written under the prefix and forgotten with null', () => {
    const { authStore } = createSession({ prefix: 'school' })
    expect(authStore.get('tab')).toBeNull()
    authStore.set('tab', 'sms')
    expect(localStorage.getItem('school-auth-tab')).toBe('sms')
    expect(createSession({ prefix: 'school' }).authStore.get('tab')).toBe('sms')
    authStore.set('tab', null)
    expect(localStorage.getItem('school-auth-tab')).toBeNull()
    expect(authStore.get('tab')).toBeNull()
  })

  it('is kept for the page where the browser refuses to write', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    const storage = { getItem: () => null, setItem: refuse, removeItem: refuse }
    const { authStore } = createSession({ storage })
    authStore.set('tab', 'sms')
    expect(authStore.get('tab')).toBe('sms')
    authStore.set('tab', null)
    expect(authStore.get('tab')).toBeNull()
  })

  it('tells when another tab wrote one of its values, and of no other value', () => {
    const { authStore } = createSession()
    const listener = vi.fn()
    const stop = authStore.subscribe(listener)
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

  it('outlives a logout', () => {
    const session = createSession()
    session.authStore.set('tab', 'sms')
    session.signIn('t1')
    session.clear()
    expect(session.authStore.get('tab')).toBe('sms')
  })
})
