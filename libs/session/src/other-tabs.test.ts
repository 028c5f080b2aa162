import { describe, expect, it, vi } from 'vitest'
import { nothingForced } from './forced-steps.fixture'
import { sampleMember } from './sample-member.fixture'
import { createSession } from './session'

describe('other tabs', () => {
  /** What the browser does in every other tab after a write. */
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))

  function signedIn() {
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, nothingForced)
    return session
  }

  it('that sign in are followed, so that the learner can be loaded', () => {
    const session = createSession()
    const onTokenChange = vi.fn()
    const stop = session.start({ onTokenChange })
    createSession().signIn('t2')
    tell('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: true, isSignedIn: false })
    expect(onTokenChange.mock.calls).toEqual([['t2']])
    stop()
  })

  it('that sign out are followed at once', () => {
    const session = signedIn()
    const onTokenChange = vi.fn()
    const stop = session.start({ onTokenChange })
    createSession().clear()
    tell('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: false, isSignedIn: false, member: null })
    expect(onTokenChange.mock.calls).toEqual([[null]])
    stop()
  })

  it('that sign in as another learner clear the learner of this tab', () => {
    const session = signedIn()
    const stop = session.start()
    localStorage.setItem('shuyuan-user-token', 't2')
    tell('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: true, member: null })
    stop()
  })

  it('that empty the whole storage sign this one out', () => {
    const session = signedIn()
    const stop = session.start()
    localStorage.clear()
    tell(null)
    expect(session.state.hasToken).toBe(false)
    stop()
  })

  it('that write anything else change nothing', () => {
    const session = signedIn()
    const onTokenChange = vi.fn()
    const stop = session.start({ onTokenChange })
    localStorage.setItem('shuyuan-theme', 'dark')
    tell('shuyuan-theme')
    tell('shuyuan-user-token')
    expect(session.state.isSignedIn).toBe(true)
    expect(onTokenChange).not.toHaveBeenCalled()
    stop()
  })

  it('that wrote before the start are caught up with', () => {
    const session = signedIn()
    localStorage.removeItem('shuyuan-user-token')
    const onTokenChange = vi.fn()
    const stop = session.start({ onTokenChange })
    expect(session.state.hasToken).toBe(false)
    expect(onTokenChange.mock.calls).toEqual([[null]])
    stop()
  })

  it('are not followed any more after the stop', () => {
    const session = signedIn()
    session.start()()
    localStorage.removeItem('shuyuan-user-token')
    tell('shuyuan-user-token')
    expect(session.state.isSignedIn).toBe(true)
  })
})
