import type { SignInMethod } from '@shuyuan/auth-dialogs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteRouterAt } from '../../../testing/render-in-site.fixture'
import { continueAfterSignIn } from './continue-after-sign-in'

const everySignInMethod: SignInMethod[] = ['password', 'sms', 'scan', 'bind', 'code']

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

it('leaves a login page to its own redirect', async () => {
  const { router, history } = await siteRouterAt('/login?redirect=%2Fvip')
  continueAfterSignIn(router, 'password')
  expect(history.location.href).toBe('/login?redirect=%2Fvip')
})

describe('on other pages', () => {
  it.each(everySignInMethod)('stays on the page after a sign-in by %s', async (via) => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.signIn('token')
    continueAfterSignIn(router, via)
    await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
    expect(history.location.href).toBe('/courses?page=2')
    expect(history.length).toBe(2)
  })

  it('runs the guards again, which redirect to a pending step', async () => {
    const { router, history, services } = await siteRouterAt('/member/orders', (session) =>
      session.signIn('token'),
    )
    services.session.setPendingStep('bind-mobile')
    continueAfterSignIn(router, 'password')
    await vi.waitFor(
      () => expect(history.location.href).toBe('/bind-mobile?redirect=%2Fmember%2Forders'),
      30_000,
    )
  })

  it('opens the face check after binding a mobile number, and returns afterwards', async () => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.setPendingStep('face-check')
    continueAfterSignIn(router, 'bind')
    expect(history.location.href).toBe('/face-check?redirect=%2Fcourses%3Fpage%3D2')
    expect(history.length).toBe(3)
  })

  it('leaves other steps to the guards after binding a mobile number', async () => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.setPendingStep('bind-mobile')
    continueAfterSignIn(router, 'bind')
    await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
    expect(history.location.href).toBe('/courses?page=2')
  })

  it.each(everySignInMethod.filter((via) => via !== 'bind'))(
    'leaves a face check to the guards after a sign-in by %s',
    async (via) => {
      const { router, history, services } = await siteRouterAt('/courses?page=2')
      services.session.setPendingStep('face-check')
      continueAfterSignIn(router, via)
      await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
      expect(history.location.href).toBe('/courses?page=2')
    },
  )
})
