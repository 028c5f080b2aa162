import { answering, failing, samples } from '@shuyuan/api/testing'
import { courseQuery } from '@shuyuan/api/query'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { QueryBlock } from '../../core/page/query-block'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useServices } from '../../core/use-services'
import { NetworkNotices } from './network-notices'
import { OfflineStrip } from './offline-strip'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const limited = { code: 429, message: '请稍后再试' }
const words = '访问太频繁，一分钟内会自动重新加载'

const unreachable = http.all('*', () => HttpResponse.error())

function Page() {
  const course = useQuery(courseQuery(useServices().api, 1))
  return (
    <>
      <QueryBlock query={course} skeleton={<p>骨架</p>}>
        {(detail) => <h1>{detail.course.title}</h1>}
      </QueryBlock>
      <NetworkNotices />
      <OfflineStrip />
    </>
  )
}

it('shows a notice while a rate-limited page retries, and hides it when the page loads', async () => {
  const server = startFakeServer(failing('getCourse', limited))
  renderInSite(<Page />)
  await pass(1_000)
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(30_000)
  server.use(answering('getCourse', samples.getCourse))
  await pass(29_000)
  expect(screen.getByRole('heading', { name: samples.getCourse.course.title })).toBeDefined()
  expect(screen.queryByText(words)).toBeNull()
})

it('is replaced by a retryable error after a minute', async () => {
  startFakeServer(failing('getCourse', limited))
  renderInSite(<Page />)
  await pass(70_000)
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('操作太频繁，一分钟后再试')
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined()
})

it('shows a notice while offline, and refetches failed queries when online', async () => {
  const server = startFakeServer(unreachable)
  onlineManager.setOnline(false)
  renderInSite(<Page />)
  await pass(20_000)
  expect(screen.getByText('已离线，联网后自动更新')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('联网后再来')
  server.use(answering('getCourse', samples.getCourse))
  act(() => onlineManager.setOnline(true))
  await pass(1_000)
  expect(screen.getByRole('heading', { name: samples.getCourse.course.title })).toBeDefined()
  expect(screen.queryByText(/已离线/)).toBeNull()
})

it('says that kept pages can be read if a service worker keeps them', async () => {
  startFakeServer(unreachable)
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } })
  onTestFinished(() => void vi.unstubAllGlobals())
  onlineManager.setOnline(false)
  renderInSite(<OfflineStrip />)
  await pass(1_000)
  expect(screen.getByText(/看过的页面还能打开/)).toBeDefined()
})

const failedImport = (message: string) =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: Error(message) }))

/** The host after a release that removed this file. */
function startHost(removed: string) {
  startFakeServer()
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const isRemoved = String(url).endsWith(removed)
    return Promise.resolve(new Response(null, { status: isRemoved ? 404 : 200 }))
  })
}

it.each([
  [
    'names',
    'Failed to fetch dynamically imported module: https://x.example/assets/tab.js',
    'tab.js',
  ],
  ['does not name', 'Importing a module script failed.', 'failed-import.ts'],
])('announces a new release once if the browser %s the missing file', async (_, message, file) => {
  startHost(file)
  renderInSite(<NetworkNotices />)
  await pass(1_000)
  failedImport(message)
  failedImport(message)
  await pass(0)
  await pass(1_000)
  expect(screen.getAllByText(/网站已更新/)).toHaveLength(1)
})

it('announces no release while the file exists', async () => {
  startHost('other.js')
  renderInSite(<NetworkNotices />)
  await pass(1_000)
  failedImport('error loading dynamically imported module: https://x.example/assets/tab.js')
  await pass(0)
  await pass(1_000)
  expect(screen.queryByText(/网站已更新/)).toBeNull()
})
