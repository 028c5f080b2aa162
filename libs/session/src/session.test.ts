import { createDeviceStore } from '@shuyuan/browser-storage'
import { snapshot } from 'valtio/vanilla'
import { describe, expect, it, vi } from 'vitest'
import { allRequired, noneRequired } from './required-steps.fixture'
import { sampleMember } from './sample-member.fixture'
import { createSession } from './session'

describe('a new session', () => {
  it('belongs to a visitor, with an empty delivery address', () => {
    const session = createSession()
    expect(session.getToken()).toBeNull()
    expect(snapshot(session.state)).toEqual({
      member: null,
      isSignedIn: false,
      isKnown: true,
      hasToken: false,
      unreadNeedsRefresh: false,
      deliveryAddress: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
    })
  })

  it('has a stored token from the start', () => {
    localStorage.setItem('shuyuan-user-token', 't1')
    const session = createSession()
    expect(session.getToken()).toBe('t1')
    expect(session.state.hasToken).toBe(true)
    expect(session.state.isSignedIn).toBe(false)
  })

  it('stores everything under its own prefix', () => {
    const session = createSession({ prefix: 'school' })
    session.signIn('t1')
    session.setMember(sampleMember, null)
    session.setPendingStep('bind-mobile')
    session.setPendingStep('face-check')
    session.captureMsv('?msv=1')
    expect(Object.keys(localStorage).sort()).toEqual([
      'school-bind-mobile',
      'school-face-check',
      'school-member-id',
      'school-msv',
      'school-user-token',
    ])
    expect(createSession().getToken()).toBeNull()
  })

  it('uses injected storages', () => {
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
  it('stores the token, then the learner, whose unread count is to be fetched', () => {
    const session = createSession()
    session.signIn('t1')
    expect(localStorage.getItem('shuyuan-user-token')).toBe('t1')
    expect(session.state).toMatchObject({ hasToken: true, isSignedIn: false, member: null })
    session.setMember(sampleMember, noneRequired)
    expect(session.state).toMatchObject({
      isSignedIn: true,
      unreadNeedsRefresh: true,
      member: { id: 7, name: '林小满' },
    })
  })

  it('removes the previous learner when another one signs in', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, noneRequired)
    session.signIn('t2')
    expect(session.state).toMatchObject({ hasToken: true, isSignedIn: false, member: null })
  })

  it('ignores a learner that arrives after sign-out', () => {
    const session = createSession()
    session.signIn('t1')
    session.clear()
    session.setMember({ ...sampleMember, isMobileBound: false }, allRequired)
    expect(session.state.isSignedIn).toBe(false)
    expect(session.pendingStep()).toBeNull()
  })
})

describe('the member ID', () => {
  it('is known at the start of the next visit', () => {
    const session = createSession()
    session.signIn('t1')
    expect(session.getMemberId()).toBeNull()
    session.setMember(sampleMember, noneRequired)
    expect(createSession().getMemberId()).toBe(7)
  })

  it('does not outlive its token', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, noneRequired)
    session.signIn('t2')
    expect(session.getMemberId()).toBeNull()
    session.setMember({ ...sampleMember, id: 8 }, noneRequired)
    expect(session.getMemberId()).toBe(8)
    localStorage.removeItem('shuyuan-user-token')
    expect(session.getMemberId()).toBeNull()
  })

  it.each(['', '0', '-7', '7.5', 'x', '{"id":7}'])('ignores the stored value %j', (text) => {
    const session = createSession()
    session.signIn('t1')
    localStorage.setItem('shuyuan-member-id', text)
    expect(session.getMemberId()).toBeNull()
  })
})

describe('sign-out', () => {
  it('clears learner, flags, delivery address, token, member ID and both markers, and nothing else', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: false, isFaceVerified: false }, allRequired)
    session.setUnreadNeedsRefresh(true)
    session.setDeliveryAddress({ ...session.state.deliveryAddress, name: '林小满' })
    session.captureMsv('?msv=42')
    createDeviceStore().set('theme', 'dark')
    session.clear()
    expect(snapshot(session.state)).toEqual(snapshot(createSession().state))
    expect(session.pendingStep()).toBeNull()
    expect(Object.keys(localStorage).sort()).toEqual(['shuyuan-msv', 'shuyuan-theme'])
  })

  it('keeps the values of the login dialogs', () => {
    const store = createDeviceStore({ prefix: 'shuyuan-auth' })
    const session = createSession()
    store.set('tab', 'sms')
    session.signIn('t1')
    session.clear()
    expect(store.get('tab')).toBe('sms')
  })
})

describe('the flags and values of the learner', () => {
  it('lets the unread flag be set either way', () => {
    const session = createSession()
    session.setUnreadNeedsRefresh(true)
    expect(session.state.unreadNeedsRefresh).toBe(true)
    session.setUnreadNeedsRefresh(false)
    expect(session.state.unreadNeedsRefresh).toBe(false)
  })

  it('replaces the points balance without changing the cached reply', () => {
    const session = createSession()
    session.setCredit1(5)
    expect(session.state.member).toBeNull()
    session.signIn('t1')
    session.setMember(sampleMember, noneRequired)
    session.setCredit1(5)
    expect(session.state.member?.credit1).toBe(5)
    expect(sampleMember.credit1).toBe(120)
    session.setMember(sampleMember, noneRequired)
    expect(session.state.member?.credit1).toBe(120)
  })

  it('stores a new delivery address', () => {
    const session = createSession()
    const deliveryAddress = {
      name: '林小满',
      mobile: '13800000001',
      province: '浙江省',
      city: '杭州市',
      area: '西湖区',
      street: '文三路 1 号',
    }
    session.setDeliveryAddress(deliveryAddress)
    expect(snapshot(session.state).deliveryAddress).toEqual(deliveryAddress)
  })
})

it('notifies subscribers after changes until they unsubscribe', async () => {
  const session = createSession()
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  session.signIn('t1')
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce(), 30_000)
  stop()
  session.clear()
  await Promise.resolve()
  expect(listener).toHaveBeenCalledOnce()
})

it('remembers the token of a sign-out until the server has ended it', () => {
  const session = createSession()
  expect(session.signOut()).toBeNull()
  expect(session.signIn('t1')).toBe(true)
  expect(session.signOut()).toBe('t1')
  expect(session.getToken()).toBeNull()
  const nextVisit = createSession()
  expect(nextVisit.getPendingSignOuts()).toEqual(['t1'])
  nextVisit.confirmSignOut('t1')
  expect(createSession().getPendingSignOuts()).toEqual([])
})

describe('a storage that throws', () => {
  it('does not prevent signing in and out', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const session = createSession({ storage, sessionStorage: storage })
    expect(session.signIn('t1')).toBe(false)
    session.setMember({ ...sampleMember, isMobileBound: false }, allRequired)
    expect(session.getToken()).toBe('t1')
    expect(session.pendingStep()).toBe('bind-mobile')
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBe('abc')
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBeNull()
    session.clear()
    expect(session.getToken()).toBeNull()
    expect(session.pendingStep()).toBeNull()
  })
})
