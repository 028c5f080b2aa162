import type { SignInWay } from '@shuyuan/auth-dialogs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { siteRouterAt } from '../../testing/render-in-site.fixture'
import { goOnAfterSignIn } from './go-on-after-sign-in'

const everyWay: SignInWay[] = ['password', 'sms', 'scan', 'bind', 'code']

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

describe('on a login page', () => {
  it.each([
    '/login?redirect=%2Fvip%3Ffrom%3Dx%23plans',
    '/login/callback?redirect=%2Fvip%3Ffrom%3Dx%23plans',
  ])('replaces %s by the redirect target', async (path) => {
    const { router, history } = await siteRouterAt(path)
    goOnAfterSignIn(router, 'password')
    expect(history.location.href).toBe('/vip?from=x#plans')
    expect(history.length).toBe(2)
  })

  it('goes home when the redirect target is hostile or missing', async () => {
    for (const path of ['/login?redirect=//evil.example', '/login']) {
      const { router, history } = await siteRouterAt(path)
      goOnAfterSignIn(router, 'password')
      expect(history.location.href).toBe('/')
    }
  })

  it('goes to a pending step before the redirect target', async () => {
    const { router, history, services } = await siteRouterAt('/login?redirect=%2Fvip')
    services.session.setPendingStep('bind-mobile')
    goOnAfterSignIn(router, 'password')
    expect(history.location.href).toBe('/bind-mobile?redirect=%2Fvip')
  })
})

describe('elsewhere', () => {
  it.each(everyWay)('stays on the page after a sign-in by %s', async (via) => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.signIn('token')
    goOnAfterSignIn(router, via)
    await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
    expect(history.location.href).toBe('/courses?page=2')
    expect(history.length).toBe(2)
  })

  it('asks the guards again, which send to a pending step', async () => {
    const { router, history, services } = await siteRouterAt('/member/orders', (session) =>
      session.signIn('token'),
    )
    services.session.setPendingStep('bind-mobile')
    goOnAfterSignIn(router, 'password')
    await vi.waitFor(
      () => expect(history.location.href).toBe('/bind-mobile?redirect=%2Fmember%2Forders'),
      30_000,
    )
  })

  it('goes to the face check at once when a mobile was just bound, with a way back', async () => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.setPendingStep('face-check')
    goOnAfterSignIn(router, 'bind')
    expect(history.location.href).toBe('/face-check?redirect=%2Fcourses%3Fpage%3D2')
    expect(history.length).toBe(3)
  })

  it('leaves any other step to the guards when a mobile was just bound', async () => {
    const { router, history, services } = await siteRouterAt('/courses?page=2')
    services.session.setPendingStep('bind-mobile')
    goOnAfterSignIn(router, 'bind')
    await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
    expect(history.location.href).toBe('/courses?page=2')
  })

  it.each(everyWay.filter((via) => via !== 'bind'))(
    'leaves a face check to the guards after a sign-in by %s',
    async (via) => {
      const { router, history, services } = await siteRouterAt('/courses?page=2')
      services.session.setPendingStep('face-check')
      goOnAfterSignIn(router, via)
      await vi.waitFor(() => expect(router.state.isLoading).toBe(false), 30_000)
      expect(history.location.href).toBe('/courses?page=2')
    },
  )
})
