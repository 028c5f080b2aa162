import { snapshot, subscribe } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { sampleMember } from './sample-member.fixture'
import { createSession } from './session'

const nothingForced = { forcesMobileBinding: false, forcesFaceCheck: false }
const allForced = { forcesMobileBinding: true, forcesFaceCheck: true }

describe('a new session', () => {
  it('is a visitor’s, with an empty address', () => {
    const session = createSession()
    expect(session.getToken()).toBeNull()
    expect(snapshot(session.state)).toEqual({
      member: null,
      isLoggedIn: false,
      hasToken: false,
      unreadNeedsRefresh: false,
      hasUnread: false,
      address: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
    })
  })

  it('knows from the start that a stored token is there', () => {
    localStorage.setItem('shuyuan-user-token', 't1')
    const session = createSession()
    expect(session.getToken()).toBe('t1')
    expect(session.state.hasToken).toBe(true)
    expect(session.state.isLoggedIn).toBe(false)
  })

  it('keeps everything under its own prefix', () => {
    const session = createSession({ prefix: 'school' })
    session.signIn('t1')
    session.setPendingStep('bind-mobile')
    session.setPendingStep('face-check')
    session.captureMsv('?msv=1')
    session.setPlayId('p')
    session.setTheme('dark')
    expect(Object.keys(localStorage).sort()).toEqual([
      'school-bind-mobile',
      'school-face-check',
      'school-msv',
      'school-play-id',
      'school-theme',
      'school-user-token',
    ])
    expect(createSession().getToken()).toBeNull()
  })

  it('takes injected storages instead of the browser’s', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    createSession({ storage }).signIn('t1')
    expect(kept.get('shuyuan-user-token')).toBe('t1')
    expect(localStorage.length).toBe(0)
  })
})

describe('login', () => {
  it('stores the token, then the learner, and asks for the unread count', () => {
    const session = createSession()
    session.signIn('t1')
    expect(localStorage.getItem('shuyuan-user-token')).toBe('t1')
    expect(session.state).toMatchObject({ hasToken: true, isLoggedIn: false, member: null })
    session.setMember(sampleMember, nothingForced)
    expect(session.state).toMatchObject({
      isLoggedIn: true,
      unreadNeedsRefresh: true,
      member: { id: 7, name: '林小满' },
    })
  })

  it('forgets the learner before it when another one signs in', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, nothingForced)
    session.signIn('t2')
    expect(session.state).toMatchObject({ hasToken: true, isLoggedIn: false, member: null })
  })

  it('ignores a learner that arrives after the logout', () => {
    const session = createSession()
    session.signIn('t1')
    session.clear()
    session.setMember({ ...sampleMember, isMobileBound: false }, allForced)
    expect(session.state.isLoggedIn).toBe(false)
    expect(session.pendingStep()).toBeNull()
  })

  it.each([
    [true, true, allForced, null],
    [false, true, allForced, 'bind-mobile'],
    [true, false, allForced, 'face-check'],
    [false, false, allForced, 'bind-mobile'],
    [false, false, nothingForced, null],
    [false, false, { forcesMobileBinding: false, forcesFaceCheck: true }, 'face-check'],
  ])(
    'of a learner with mobile %o and face %o under %o owes %s',
    (bound, verified, config, step) => {
      const session = createSession()
      session.signIn('t1')
      session.setMember({ ...sampleMember, isMobileBound: bound, isFaceVerified: verified }, config)
      expect(session.pendingStep()).toBe(step)
    },
  )

  it('writes both markers as ok and takes them away when nothing is owed any more', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: false, isFaceVerified: false }, allForced)
    expect(localStorage.getItem('shuyuan-bind-mobile')).toBe('ok')
    expect(localStorage.getItem('shuyuan-face-check')).toBe('ok')
    session.clearPendingStep('bind-mobile')
    expect(session.pendingStep()).toBe('face-check')
    session.setMember(sampleMember, allForced)
    expect(localStorage.getItem('shuyuan-bind-mobile')).toBeNull()
    expect(localStorage.getItem('shuyuan-face-check')).toBeNull()
  })

  it('has the markers ready when the state changes', () => {
    const session = createSession()
    session.signIn('t1')
    const seen: unknown[] = []
    subscribe(session.state, () => seen.push(session.pendingStep()), true)
    session.setMember({ ...sampleMember, isMobileBound: false }, allForced)
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['bind-mobile']))
  })
})

describe('settings that are not known yet', () => {
  const owing = { ...sampleMember, isMobileBound: false }

  it('leave owed steps owed', () => {
    const session = createSession()
    session.signIn('a')
    session.setPendingStep('bind-mobile')
    session.setMember(owing, null)
    expect(session.state.isLoggedIn).toBe(true)
    expect(session.pendingStep()).toBe('bind-mobile')
  })

  it('are made up for once they are', () => {
    const session = createSession()
    session.signIn('a')
    session.setMember(owing, null)
    expect(session.pendingStep()).toBeNull()
    session.setForcedSteps(allForced)
    expect(session.pendingStep()).toBe('bind-mobile')
    session.setForcedSteps(nothingForced)
    expect(session.pendingStep()).toBeNull()
  })

  it('ask nothing of a visitor', () => {
    const session = createSession()
    session.setForcedSteps(allForced)
    expect(session.pendingStep()).toBeNull()
  })
})

describe('logout', () => {
  it('clears learner, flags, address, token and both markers, and nothing else', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: false, isFaceVerified: false }, allForced)
    session.setUnread(true)
    session.setAddress({ ...session.state.address, name: '林小满' })
    session.captureMsv('?msv=42')
    session.setTheme('dark')
    session.clear()
    expect(snapshot(session.state)).toEqual(snapshot(createSession().state))
    expect(session.pendingStep()).toBeNull()
    expect(Object.keys(localStorage).sort()).toEqual(['shuyuan-msv', 'shuyuan-theme'])
  })
})

describe('the flags and values of the learner', () => {
  it('lets the unread flag be set either way, and an answer settles it', () => {
    const session = createSession()
    session.setUnreadNeedsRefresh(true)
    session.setUnread(true)
    expect(session.state).toMatchObject({ hasUnread: true, unreadNeedsRefresh: false })
    session.setUnreadNeedsRefresh(true)
    expect(session.state).toMatchObject({ hasUnread: true, unreadNeedsRefresh: true })
    session.setUnread(false)
    expect(session.state).toMatchObject({ hasUnread: false, unreadNeedsRefresh: false })
  })

  it('replaces the points balance without touching the reply it came from', () => {
    const session = createSession()
    session.setCredit1(5)
    expect(session.state.member).toBeNull()
    session.signIn('t1')
    session.setMember(sampleMember, nothingForced)
    session.setCredit1(5)
    expect(session.state.member?.credit1).toBe(5)
    expect(sampleMember.credit1).toBe(120)
    session.setMember(sampleMember, nothingForced)
    expect(session.state.member?.credit1).toBe(120)
  })

  it('stores a new delivery address', () => {
    const session = createSession()
    const address = {
      name: '林小满',
      mobile: '13800000001',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      street: '文三路 1 号',
    }
    session.setAddress(address)
    expect(snapshot(session.state).address).toEqual(address)
  })
})

it('calls back after its state has changed, until that is stopped', async () => {
  const session = createSession()
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.signIn('t1')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  stop()
  session.clear()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

describe('a storage that refuses', () => {
  it('does not keep anyone from signing in and out', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const session = createSession({ storage, sessionStorage: storage })
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: false }, allForced)
    expect(session.getToken()).toBe('t1')
    expect(session.pendingStep()).toBe('bind-mobile')
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBe('abc')
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBeNull()
    session.clear()
    expect(session.getToken()).toBeNull()
    expect(session.pendingStep()).toBeNull()
  })
})

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
    expect(session.state).toMatchObject({ hasToken: true, isLoggedIn: false })
    expect(onTokenChange.mock.calls).toEqual([['t2']])
    stop()
  })

  it('that sign out are followed at once', () => {
    const session = signedIn()
    const onTokenChange = vi.fn()
    const stop = session.start({ onTokenChange })
    createSession().clear()
    tell('shuyuan-user-token')
    expect(session.state).toMatchObject({ hasToken: false, isLoggedIn: false, member: null })
    expect(onTokenChange.mock.calls).toEqual([[null]])
    stop()
  })

  it('that sign in as someone else take this tab’s learner away', () => {
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
    expect(session.state.isLoggedIn).toBe(true)
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
    expect(session.state.isLoggedIn).toBe(true)
  })
})
