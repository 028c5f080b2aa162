import { createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { siteRouterAt, testServices } from '../../testing/render-in-site.fixture'
import { App } from '../app'
import { createSiteRouter } from '../../router'

function visit(path: string) {
  startFakeServer()
  const services = testServices()
  const router = createSiteRouter({ ...services, loginCode: null })
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history })
  render(<App services={services} router={router} />)
  return history
}

it.each([
  ['/vip%20/?from=chat#plans', '/vip?from=chat#plans'],
  ['/vip%E2%80%8B', '/vip'],
])('shows %s at %s', async (path, target) => {
  const history = visit(path)
  await screen.findByRole('heading', { level: 1, name: 'VIP会员' })
  expect(history.location.href).toBe(target)
  expect(history.length).toBe(1)
})

it.each(['/$promo', '/courses/$HOME/x', '/-$x', '/%7B$x%7D', '/courses/detail/$x', '/$'])(
  'shows no page at %s, and keeps the URL',
  async (path) => {
    const history = visit(path)
    await screen.findByRole('heading', { level: 1, name: '页面不存在' })
    await waitFor(() => expect(document.title).toMatch(/^页面不存在/))
    expect(history.location.href).toBe(path)
  },
)

it.each(['/courses/detail/abc', '/courses/detail/0', '/courses/video/1e3'])(
  '%s matches no page, and nothing is fetched',
  async (path) => {
    const server = startFakeServer()
    const { router } = await siteRouterAt(path, (session) => session.signIn('token'))
    expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__'])
    expect(server.requestsTo('')).toEqual([])
  },
)
