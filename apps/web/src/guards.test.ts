import { createSession } from '@shuyuan/session'
import { isRedirect } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { afterSignIn, requireLogin, requireToken } from './guards'

function thrownBy(run: () => void): unknown {
  try {
    run()
  } catch (thrown) {
    return thrown
  }
  return null
}

/** The redirect that a guard throws; what else it might throw is no redirect and fails the test. */
function redirectOf(run: () => void) {
  const thrown = thrownBy(run)
  if (!isRedirect(thrown)) throw new Error(`no redirect: ${String(thrown)}`)
  return thrown.options
}

const location = { href: '/member/orders?page=2' }

beforeEach(() => localStorage.clear())

describe('requireLogin', () => {
  it('sends a visitor to the login page with path and query', () => {
    const session = createSession()
    expect(redirectOf(() => requireLogin({ context: { session }, location }))).toMatchObject({
      to: '/login',
      search: { redirect: '/member/orders?page=2' },
      replace: true,
    })
  })

  it('lets a learner without a pending step through', () => {
    const session = createSession()
    session.signIn('token')
    expect(thrownBy(() => requireLogin({ context: { session }, location }))).toBeNull()
  })

  it('asks for the mobile before the face, and carries the wanted page along', () => {
    const session = createSession()
    session.signIn('token')
    session.setPendingStep('face-check')
    session.setPendingStep('bind-mobile')
    const search = { redirect: '/member/orders?page=2' }
    const attempt = () => requireLogin({ context: { session }, location })
    expect(redirectOf(attempt)).toMatchObject({ to: '/bind-mobile', search })
    session.clearPendingStep('bind-mobile')
    expect(redirectOf(attempt)).toMatchObject({ to: '/face-check', search })
    session.clearPendingStep('face-check')
    expect(thrownBy(attempt)).toBeNull()
  })
})

describe('requireToken', () => {
  it('sends a visitor of a step page to the login page with the page wanted behind the step', () => {
    const session = createSession()
    const input = { context: { session }, search: { redirect: '/study-center?tab=liked' } }
    expect(redirectOf(() => requireToken(input))).toMatchObject({
      to: '/login',
      search: { redirect: '/study-center?tab=liked' },
    })
  })
})

describe('afterSignIn', () => {
  it('goes to the wanted page, or home when it is none of ours', () => {
    const session = createSession()
    expect(afterSignIn(session, '/vip')).toBe('/vip')
    expect(afterSignIn(session, '//evil.example')).toBe('/')
    expect(afterSignIn(session, undefined)).toBe('/')
  })

  it('goes to a pending step first and takes the wanted page along', () => {
    const session = createSession()
    session.setPendingStep('face-check')
    expect(afterSignIn(session, '/courses?page=2')).toBe(
      '/face-check?redirect=%2Fcourses%3Fpage%3D2',
    )
  })
})
