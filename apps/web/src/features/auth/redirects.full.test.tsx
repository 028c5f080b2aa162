import { operationTable, samples, type OperationData } from '@shuyuan/api/testing'
import type { AuthConfig, SignInMethod } from '@shuyuan/auth-dialogs'
import { sampleOf } from '@shuyuan/testing/sample'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../../core/app'
import { qqReturnUrls } from './sign-in/qq-return-urls'
import { boot, type Site } from '../../core/boot'
import { createSiteRouter } from '../../router'
import { hostilePaths, oddPaths } from '../../testing/hostile-paths.fixture'

/** The callback after a sign-in, as the mocked dialogs received it. */
const given = vi.hoisted(() => ({
  signIn: null as ((via: SignInMethod) => Promise<void>) | null,
}))

// Runs the whole site except the dialogs, whose callbacks the tests call.
vi.mock('@shuyuan/auth-dialogs', async () => {
  const { useEffect } = await import('react')
  type ProviderProps = Pick<AuthConfig, 'onSignedIn'> & { children: ReactNode }
  const quiet = { status: 'idle', open: () => undefined, preload: () => Promise.resolve() }
  return {
    AuthProvider({ onSignedIn, children }: ProviderProps) {
      useEffect(() => {
        given.signIn = async (via) => onSignedIn('token', { via, result: { token: 'token' } })
      })
      return children
    },
    AuthDialogs: () => null,
    LoginPanel: () => null,
    useAuthDialogs: () => quiet,
    useCodeLogin(code: string | null) {
      useEffect(() => {
        if (code !== null) queueMicrotask(() => void given.signIn?.('code'))
      }, [code])
      return quiet
    },
    BindMobileForm: ({ onBound }: { onBound: () => void }) => (
      <button onClick={onBound}>mobile bound</button>
    ),
    FaceCheckPanel: ({ onPassed }: { onPassed: () => void }) => (
      <button onClick={onPassed}>face shown</button>
    ),
  }
})

// The content of these is irrelevant here. Browser tests cover it.
vi.mock('../home/home-page', () => ({ HomePage: () => <h1>home</h1> }))
vi.mock('../../shell/frame/site-header-bar', () => ({ SiteHeaderBar: () => null }))
vi.mock('../../shell/frame/site-footer-bar', () => ({ SiteFooterBar: () => null }))

const member = samples.getMember
const config = samples.getConfig
const withSteps = {
  ...config,
  member: { ...config.member, enabled_mobile_bind_alert: 1, enabled_face_verify: true },
} as const
/** Operations by path. The tests only use paths without parameters. */
const operations = new Map<string, keyof typeof samples>()
for (const name of Object.keys(samples)) {
  if (isOperation(name)) operations.set(operationTable[name].path, name)
}

function isOperation(name: string): name is keyof typeof samples {
  return name in samples
}

/** Replies that differ from the contract's examples. */
let answers: Partial<OperationData> = {}

/** Replies with the contract's examples. MSW's pattern matching is too slow for this many calls. */
async function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  const name = operations.get(pathname)
  if (name === undefined) return Response.json({ code: 1, message: pathname, data: [] })
  return Response.json({ code: 0, message: '', data: { ...samples, ...answers }[name] })
}

beforeEach(() => {
  window.shuyuanConfig = { apiBaseUrl: 'https://api.site.example/' }
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers = {}
  given.signIn = null
})

function visit(target: string): Site {
  window.history.replaceState(null, '', target)
  const site = boot(createSiteRouter)
  render(<App {...site} />)
  return site
}

const query = (wanted: string | undefined) =>
  new URLSearchParams(wanted === undefined ? {} : { redirect: wanted }).toString()

async function openLogin(wanted: string | undefined): Promise<Site> {
  const site = visit(`/login?${query(wanted)}`)
  await screen.findByText('登录后查看')
  await waitFor(() => expect(given.signIn).not.toBeNull(), { interval: 5 })
  return site
}

type Way = (wanted: string | undefined) => Promise<Site>

const signInVia =
  (via: SignInMethod): Way =>
  async (wanted) => {
    const site = await openLogin(wanted)
    await act(async () => given.signIn?.(via))
    return site
  }

/** Completes a pending step on its page. */
async function takeStep(path: string, button: string): Promise<void> {
  const taken = await screen.findByText(button)
  expect(window.location.pathname).toBe(path)
  answers = {}
  fireEvent.click(taken)
}

const bindsMobile: Way = async (wanted) => {
  answers = { getMember: { ...member, is_bind_mobile: 0 }, getConfig: withSteps }
  const site = await signInVia('password')(wanted)
  await takeStep('/bind-mobile', 'mobile bound')
  return site
}

const showsFace: Way = async (wanted) => {
  answers = { getMember: { ...member, is_face_verify: false }, getConfig: withSteps }
  // The dialog that binds a mobile after a scan uses the same callback.
  const site = await signInVia('bind')(wanted)
  await takeStep('/face-check', 'face shown')
  return site
}

const ways: Record<string, Way> = {
  'a password': signInVia('password'),
  'an SMS code': signInVia('sms'),
  'a WeChat scan': signInVia('scan'),
  'a mobile bound after a scan': signInVia('bind'),
  'a login code': async (wanted) =>
    visit(`/login/callback?login_code=1&action=login&${query(wanted)}`),
  QQ: async (wanted) => {
    const { successUrl } = qqReturnUrls((await openLogin(wanted)).router)
    cleanup()
    const returned = new URL(successUrl)
    returned.searchParams.append('login_code', '1')
    returned.searchParams.append('action', 'login')
    return visit(returned.href)
  },
  'binding a mobile': bindsMobile,
  'a face check': showsFace,
  'a step opened by its own path': async (wanted) => {
    answers = { getMember: { ...member, is_bind_mobile: 0 }, getConfig: withSteps }
    localStorage.setItem('shuyuan-user-token', 'token')
    const site = visit(`/bind-mobile?${query(wanted)}`)
    await takeStep('/bind-mobile', 'mobile bound')
    return site
  },
  'an existing session': async (wanted) => {
    localStorage.setItem('shuyuan-user-token', 'token')
    return visit(`/login?${query(wanted)}`)
  },
}

/**
 * Each way ends in `afterSignIn`: through `continueAfterSignIn` after a dialog or a code, `useStep` after a
 * step, or `useRedirectSignedIn` with an existing session. `guards.test.ts` tests that function with every
 * redirect target. Here a hostile and an unusual one show that each way calls it.
 */
const forEachWay = ['//evil.example', '/search?keywords=//evil.example#//evil.example']

/** Targets that the router could decode twice, or fail to decode. */
const withPercents = ['/%252F%252Fevil.example', '/courses?page=%', '/?redirect=%25']

/** Targets that must reach `safeRedirectTarget` exactly as written. */
const readByRouter = [
  undefined,
  '',
  '/\\evil.example',
  '/\t/evil.example',
  '/%2fevil.example',
  '/%00',
  '/%',
  '%2F%2Fevil.example',
  '/login?redirect=/login',
  ...oddPaths,
]

/** More targets, for sign-ins that read or pass them in another URL. */
const forOneWay: Record<string, readonly (string | undefined)[]> = {
  'an existing session': readByRouter,
  QQ: withPercents,
  'binding a mobile': withPercents,
  'a face check': withPercents,
}

const allTargets = [...hostilePaths, ...oddPaths]

/** All 82 targets in an exhaustive run, otherwise the fixed sample above. */
function targetsOf(way: string) {
  const sample = new Set([...forEachWay, ...(forOneWay[way] ?? [])])
  return sampleOf(allTargets, [...sample]).map((wanted) => ({
    wanted,
    lands: wanted !== undefined && oddPaths.includes(wanted) ? wanted : '/',
  }))
}

/** Normalizes a URL, because the router serializes queries differently. */
const read = (path: string) => {
  const { origin, pathname, searchParams, hash } = new URL(path, 'https://site.example')
  return { origin, pathname, search: searchParams.toString(), hash }
}

describe.each(Object.entries(ways))('by %s', (name, way) => {
  it.each(targetsOf(name))('$wanted leads to $lands', async ({ wanted, lands }) => {
    const { router } = await way(wanted)
    const arrived = () => {
      expect(read(window.location.href.replace(window.location.origin, ''))).toEqual(read(lands))
      expect(router.state.status).toBe('idle')
      expect(document.querySelectorAll('h1')).toHaveLength(1)
    }
    await waitFor(arrived, { interval: 5 })
    expect(screen.queryByText('Unexpected Application Error')).toBeNull()
  })
})
