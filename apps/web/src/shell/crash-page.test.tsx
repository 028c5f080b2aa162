import { siteConfigQuery } from '@shuyuan/api/query'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { markUnreachedCode } from '../core/unreached-code'
import { startFakeServer } from '../testing/fake-server.fixture'
import type { RouterContext } from '../core/router/router-context'
import { testServices } from '../testing/render-in-site.fixture'
import { CrashPage } from './crash-page'

beforeEach(() => {
  startFakeServer()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

interface PageCode {
  Page: () => React.ReactElement
}

/** Renders a page whose code loads with this import. */
async function show(load: () => Promise<PageCode>) {
  const services: RouterContext = { ...testServices(), loginCode: null }
  await services.queryClient.fetchQuery(siteConfigQuery(services.api))
  const root = createRootRouteWithContext<RouterContext>()()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: lazyRouteComponent(load, 'Page'),
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: services,
    history: createMemoryHistory(),
    defaultErrorComponent: CrashPage,
  })
  render(
    <QueryClientProvider client={services.queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const code: PageCode = { Page: () => <h1>学习中心</h1> }

/** An import error, marked as the site does it while offline. */
function unreached(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  markUnreachedCode(error)
  return error
}

it('reports that the network is lost if page code fails to load, and loads it after 重试', async () => {
  const load = vi.fn<() => Promise<PageCode>>().mockRejectedValue(unreached())
  await show(load)
  expect(await screen.findByRole('heading', { level: 1, name: '网络已断开' })).toBeTruthy()
  expect(document.title).toBe('网络已断开 - 书院学堂')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(1))
  expect(await screen.findByRole('heading', { level: 1, name: '网络已断开' })).toBeTruthy()
  load.mockResolvedValue(code)
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { level: 1, name: '学习中心' })).toBeTruthy()
})

it('loads the code automatically when the network returns', async () => {
  const load = vi.fn<() => Promise<PageCode>>().mockRejectedValue(unreached())
  await show(load)
  await screen.findByRole('heading', { level: 1, name: '网络已断开' })
  load.mockResolvedValue(code)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: '学习中心' })).toBeTruthy()
})

it('shows a page that threw as crashed, titled with the school’s name, and renders it after 重试', async () => {
  let isBroken = true
  const Page = () => {
    if (isBroken) throw new Error('nobody expected this')
    return <h1>学习中心</h1>
  }
  await show(() => Promise.resolve({ Page }))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error' }),
  ).toBeTruthy()
  expect(document.title).toBe('Unexpected Application Error - 书院学堂')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { level: 1, name: '学习中心' })).toBeTruthy()
})
