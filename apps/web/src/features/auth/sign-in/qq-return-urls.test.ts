import { beforeEach, expect, it, vi } from 'vitest'
import { siteRouterAt } from '../../../testing/render-in-site.fixture'
import { qqReturnUrls } from './qq-return-urls'

const { origin } = window.location

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

async function successUrlAt(path: string) {
  const { router } = await siteRouterAt(path)
  return qqReturnUrls(router).successUrl
}

const callback = (redirect: string) =>
  `${origin}/login/callback?${new URLSearchParams({ redirect })}`

it.each(['/', '/courses?page=2', '/courses/detail/4?tab=3'])(
  'returns to the page itself: %s',
  async (path) => {
    expect(await successUrlAt(path)).toBe(origin + path)
  },
)

it('returns to a fragment through the callback page', async () => {
  expect(await successUrlAt('/courses/detail/4?tab=3#comments')).toBe(
    callback('/courses/detail/4?tab=3#comments'),
  )
})

it('returns from a login page to its redirect target through the callback page', async () => {
  const target = '/courses/detail/4?tab=3#comments'
  expect(await successUrlAt(`/login?${new URLSearchParams({ redirect: target })}`)).toBe(
    callback(target),
  )
  expect(await successUrlAt('/login')).toBe(callback('/'))
})

it('does not send a hostile redirect target to the server', async () => {
  expect(await successUrlAt('/login?redirect=https://evil.example')).toBe(callback('/'))
})

it('returns to the error page if QQ fails', async () => {
  const { router } = await siteRouterAt('/courses')
  expect(qqReturnUrls(router).failureUrl).toBe(`${origin}/error`)
})
