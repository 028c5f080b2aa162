import { describe, expect, it, vi } from 'vitest'
import { noneRequired } from './required-steps.fixture'
import { sampleMember } from './sample-member.fixture'
import { createSession } from './session'

describe('other tabs', () => {
  /** Simulates the event that every other tab receives after a write. */
  const notifyOtherTabs = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

  function signedIn() {
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, noneRequired)
    return session
  }

  it('that sign in are followed, and the new token is reported', () => {
    const session = createSession()
    const onTokenChange = vi.fn()
    const { stop } = session.start({ onTokenChange })
    createSession().signIn('t2')
    notifyOtherTabs('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: true, isSignedIn: false })
    expect(onTokenChange.mock.calls).toEqual([['t2']])
    stop()
  })

  it('that sign out are followed at once', () => {
    const session = signedIn()
    const onTokenChange = vi.fn()
    const { stop } = session.start({ onTokenChange })
    createSession().clear()
    notifyOtherTabs('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: false, isSignedIn: false, member: null })
    expect(onTokenChange.mock.calls).toEqual([[null]])
    stop()
  })

  it('that sign in as another learner clear the learner of this tab', () => {
    const session = signedIn()
    const { stop } = session.start()
    localStorage.setItem('shuyuan-user-token', 't2')
    notifyOtherTabs('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: true, member: null })
    stop()
  })

  it('that empty the whole storage sign this one out', () => {
    const session = signedIn()
    const { stop } = session.start()
    localStorage.clear()
    notifyOtherTabs(null)
    expect(session.state.hasToken).toBe(false)
    stop()
  })

  it('that write other keys change nothing', () => {
    const session = signedIn()
    const onTokenChange = vi.fn()
    const { stop } = session.start({ onTokenChange })
    localStorage.setItem('shuyuan-theme', 'dark')
    notifyOtherTabs('shuyuan-theme')
    notifyOtherTabs('shuyuan-user-token')
    expect(session.state.isSignedIn).toBe(true)
    expect(onTokenChange).not.toHaveBeenCalled()
    stop()
  })

  it('that wrote before the start are noticed', () => {
    const session = signedIn()
    localStorage.removeItem('shuyuan-user-token')
    const { token, stop } = session.start()
    expect(token).toBeNull()
    expect(session.state.hasToken).toBe(false)
    stop()
  })

  it('are not followed after stopping', () => {
    const session = signedIn()
    session.start().stop()
    localStorage.removeItem('shuyuan-user-token')
    notifyOtherTabs('shuyuan-user-token')
    expect(session.state.isSignedIn).toBe(true)
  })
})
