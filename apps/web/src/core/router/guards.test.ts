import type { Session } from '@shuyuan/session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterSignIn, requireLogin } from './guards'
import { createSiteRouter } from '../../router'
import { sampleMember } from '../../testing/member.fixture'
import { siteRouterAt, testServices } from '../../testing/render-in-site.fixture'

beforeEach(() => {
  // The guards decide without waiting for a reply.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

/** Opens a path and returns the location after redirects. */
async function open(path: string, prepare?: (session: Session) => void) {
  const { router, history } = await siteRouterAt(path, prepare)
  const { pathname, searchStr } = router.state.location
  return {
    pathname,
    redirect: new URLSearchParams(searchStr).get('redirect'),
    historyLength: history.length,
  }
}

const signedIn = (session: Session) => session.signIn('token')

describe('a page for learners', () => {
  it.each([
    '/courses/video/3?autoplay=1',
    '/member',
    '/member/credit1-free',
    '/member/messages?page=2',
    '/member/orders?page=2',
    '/order?goods_type=vod&goods_id=4',
    '/order/pay?orderId=7',
    '/order/success?orderId=7',
    '/study-center?tab=favorites',
  ])(
    'redirects a visitor from %s to the login page, with path and query as redirect target',
    async (path) => {
      // The guard replaces the history entry, so that Back does not return to it.
      expect(await open(path)).toEqual({ pathname: '/login', redirect: path, historyLength: 2 })
    },
  )

  it('redirects if the session ended on the page', async () => {
    const { router, services } = await siteRouterAt('/member', signedIn)
    services.session.clear()
    await router.invalidate()
    expect(router.state.location.pathname).toBe('/login')
  })

  it('ends the session if the stored token is missing, which closes the dialogs of the account', async () => {
    const { router, services } = await siteRouterAt('/courses', signedIn)
    localStorage.clear()
    expect(services.session.state.hasToken).toBe(true)
    await router.navigate({ to: '/member' })
    expect(router.state.location.pathname).toBe('/login')
    expect(services.session.state.hasToken).toBe(false)
  })

  it('redirects a visitor of a server-rendered page once it is hydrated', async () => {
    const { markHydrated, session, whenHydrated } = testServices({ isServerMade: true })
    const guard = requireLogin({
      context: { session, whenHydrated },
      location: { href: '/member' },
      cause: 'enter',
    })
    const redirected = vi.fn()
    guard.catch(redirected)
    await new Promise((resolve) => setTimeout(resolve))
    expect(redirected).not.toHaveBeenCalled()
    markHydrated()
    await expect(guard).rejects.toMatchObject({ options: { to: '/login' } })
  })

  it('opens for a learner without a pending step', async () => {
    expect(await open('/member/orders?page=2', signedIn)).toMatchObject({
      pathname: '/member/orders',
    })
  })

  it('opens at its alternative URL', async () => {
    expect(await open('/member/credit1?page=2')).toMatchObject({
      pathname: '/login',
      redirect: '/member/credit1?page=2',
    })
    const { router, history } = await siteRouterAt('/member/credit1?page=2', signedIn)
    expect(router.state.location.href).toBe('/member/credit1-free?page=2')
    expect(history.length).toBe(2)
  })

  it('requires the mobile before the face check, and keeps the redirect target', async () => {
    const owesBoth = (session: Session) => {
      session.signIn('token')
      session.setPendingStep('face-check')
      session.setPendingStep('bind-mobile')
    }
    expect(await open('/member/orders?page=2', owesBoth)).toEqual({
      pathname: '/bind-mobile',
      redirect: '/member/orders?page=2',
      historyLength: 2,
    })
    const owesFace = (session: Session) => session.clearPendingStep('bind-mobile')
    expect(await open('/member/orders?page=2', owesFace)).toEqual({
      pathname: '/face-check',
      redirect: '/member/orders?page=2',
      historyLength: 2,
    })
  })
})

describe.each(['/bind-mobile', '/face-check'])('the step %s', (step) => {
  it('redirects a visitor to the login page, with the target of the step', async () => {
    const behind = encodeURIComponent('/study-center?tab=favorites')
    expect(await open(`${step}?redirect=${behind}`)).toEqual({
      pathname: '/login',
      redirect: '/study-center?tab=favorites',
      historyLength: 2,
    })
  })

  it('drops a hostile redirect target', async () => {
    expect(await open(`${step}?redirect=//evil.example`)).toMatchObject({
      pathname: '/login',
      redirect: '/',
    })
  })

  it('opens for a learner', async () => {
    expect(await open(`${step}?redirect=%2Fvip`, signedIn)).toMatchObject({
      pathname: step,
      redirect: '/vip',
    })
  })

  it('leads a learner on when the school has switched it off', async () => {
    const loaded = (session: Session) => {
      session.signIn('token')
      session.setMember(sampleMember, { forcesMobileBinding: false, forcesFaceCheck: false })
    }
    expect(await open(`${step}?redirect=%2Fvip`, loaded)).toMatchObject({ pathname: '/vip' })
    expect(await open(step, loaded)).toMatchObject({ pathname: step })
  })
})

describe('afterSignIn', () => {
  const services = testServices()
  const { session } = services
  const router = createSiteRouter({ ...services, loginCode: null })
  beforeEach(() => session.clear())

  const targets = [
    { wanted: '/\\evil.example', lands: '/' },
    { wanted: '/?redirect=%25', lands: '/?redirect=%25' },
    { wanted: '/courses?page=2', lands: '/courses?page=2' },
  ]

  it.each(targets)('redirects to $lands for the redirect target $wanted', ({ wanted, lands }) => {
    expect(afterSignIn(router, wanted)).toBe(lands)
  })

  it.each(targets)('redirects to a pending step before $lands for $wanted', ({ wanted, lands }) => {
    session.setPendingStep('face-check')
    const faceCheck = new URL(afterSignIn(router, wanted), 'https://site.example')
    expect(faceCheck.origin + faceCheck.pathname).toBe('https://site.example/face-check')
    expect([...faceCheck.searchParams]).toEqual([['redirect', lands]])
    session.setPendingStep('bind-mobile')
    expect(afterSignIn(router, wanted)).toBe(
      faceCheck.href.replace(/.*\/face-check/, '/bind-mobile'),
    )
  })
})
