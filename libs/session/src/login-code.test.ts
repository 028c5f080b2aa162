import { describe, expect, it } from 'vitest'
import { createSession } from './session'

describe('a login code', () => {
  it('is taken from a URL once', () => {
    const session = createSession()
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBe('abc')
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBeNull()
    expect(createSession().takeLoginCode('?login_code=abc&action=login')).toBeNull()
    expect(session.takeLoginCode('?login_code=def&action=login')).toBe('def')
  })

  it('is ignored if it is not for a login', () => {
    const session = createSession()
    expect(session.takeLoginCode('?login_code=abc&action=bind')).toBeNull()
    expect(session.takeLoginCode('?login_code=abc')).toBeNull()
    expect(session.takeLoginCode('?login_code=&action=login')).toBeNull()
    expect(session.takeLoginCode('')).toBeNull()
    expect(session.getLoginCode()).toBeNull()
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBe('abc')
  })

  it('is in local storage without a prefix, with a copy in session storage', () => {
    const session = createSession({ prefix: 'school' })
    session.takeLoginCode('login_code=abc&action=login')
    expect(localStorage.getItem('login_code')).toBe('abc')
    expect(sessionStorage.getItem('login_code:abc')).toBe('abc')
  })

  it('stays available until it is cleared, and cannot be taken again', () => {
    const session = createSession()
    session.setLoginCode('from a scan')
    expect(createSession().getLoginCode()).toBe('from a scan')
    session.takeLoginCode('?login_code=abc&action=login')
    expect(session.getLoginCode()).toBe('abc')
    session.clearLoginCode()
    expect(session.getLoginCode()).toBeNull()
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBeNull()
  })
})
