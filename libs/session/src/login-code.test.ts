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

  it('is left alone when it is for something else than a login', () => {
    const session = createSession()
    expect(session.takeLoginCode('?login_code=abc&action=bind')).toBeNull()
    expect(session.takeLoginCode('?login_code=abc')).toBeNull()
    expect(session.takeLoginCode('?login_code=&action=login')).toBeNull()
    expect(session.takeLoginCode('')).toBeNull()
    expect(session.getLoginCode()).toBeNull()
    expect(session.takeLoginCode('?login_code=abc&action=login')).toBe('abc')
  })

  it('lies in local storage without a prefix, its copy in session storage', () => {
    const session = createSession({ prefix: 'school' })
    session.takeLoginCode('login_code=abc&action=login')
    expect(localStorage.getItem('login_code')).toBe('abc')
    expect(sessionStorage.getItem('login_code:abc')).toBe('abc')
  })

  it('waits for a later step until it is cleared, and is not taken again then', () => {
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
