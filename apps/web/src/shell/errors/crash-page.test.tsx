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
import { http, HttpResponse } from 'msw'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { markFailedImport } from '../../core/browser/failed-import'
import { startFakeServer } from '../../testing/fake-server.fixture'
import type { RouterContext } from '../../core/router/router-context'
import { testServices } from '../../testing/render-in-site.fixture'
import { CrashPage } from './crash-page'

beforeEach(() => {
  startFakeServer(http.head('*/x.js', () => HttpResponse.error()))
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

/** An import error, marked as the site does it. */
function failedImport(message = 'Failed to fetch dynamically imported module: http://a.test/x.js') {
  const error = new TypeError(message)
  markFailedImport(error)
  return error
}

it('reports that the network is lost if page code fails to load, and loads it after 重试', async () => {
  const load = vi.fn<() => Promise<PageCode>>().mockRejectedValue(failedImport())
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
  const load = vi.fn<() => Promise<PageCode>>().mockRejectedValue(failedImport())
  await show(load)
  await screen.findByRole('heading', { level: 1, name: '网络已断开' })
  load.mockResolvedValue(code)
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { level: 1, name: '学习中心' })).toBeTruthy()
})

it.each([
  ['the network or the server is down', () => HttpResponse.error()],
  ['a proxy answers for the server', () => new HttpResponse(null, { status: 502 })],
])('reports a lost network, not a crash, while the device is online but %s', async (_, reply) => {
  startFakeServer(http.head('*/x.js', reply))
  await show(vi.fn<() => Promise<PageCode>>().mockRejectedValue(failedImport()))
  expect(await screen.findByRole('heading', { level: 1, name: '网络已断开' })).toBeTruthy()
})

it.each([
  ['Firefox', 'error loading dynamically imported module: http://a.test/x.js', '*/x.js'],
  ['Safari', 'Importing a module script failed.', '*/failed-import.ts'],
])('repeats an import that %s has aborted, without an error', async (_, message, file) => {
  startFakeServer(http.head(file, () => new HttpResponse()))
  const load = vi.fn<() => Promise<PageCode>>().mockRejectedValueOnce(failedImport(message))
  await show(load.mockResolvedValue(code))
  expect(
    await screen.findByRole('heading', { level: 1, name: '学习中心' }, { timeout: 30_000 }),
  ).toBeTruthy()
  expect(screen.queryByRole('heading', { name: '网络已断开' })).toBeNull()
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
