import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testServices } from '../../testing/render-in-site.fixture'
import { memberCache, transcriptCache } from './kept-caches'
import { startOffline, workerUrl } from './start-offline'

const page = 'https://www.school.example/courses?page=2'

/** Fakes the browser's caches and service worker. */
function fakeBrowser(names: string[]) {
  const kept = new Set(names)
  const worker = { postMessage: vi.fn() }
  const registration = { unregister: vi.fn(() => Promise.resolve(true)) }
  const container = {
    controller: worker,
    register: vi.fn(() => Promise.resolve(registration)),
    getRegistrations: () => Promise.resolve([registration]),
  }
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container })
  return { kept, worker, registration, container }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
})

it('passes the URLs of the API and of transcripts to the worker', () => {
  const settingsOf = (env: Parameters<typeof workerUrl>[0]) =>
    Object.fromEntries(new URL(workerUrl(env, page), page).searchParams)
  expect(
    settingsOf({ apiBaseUrl: '/api/', transcriptFor: '{apiBaseUrl}/vtt/{lessonId}.vtt' }),
  ).toEqual({
    api: 'https://www.school.example/api',
    transcripts: 'https://www.school.example/api/vtt/{lessonId}.vtt',
  })
  expect(
    settingsOf({ apiBaseUrl: 'https://api.example', transcriptFor: '/{courseId}/{lessonId}.vtt' }),
  ).toEqual({
    api: 'https://api.example',
    transcripts: 'https://www.school.example/{courseId}/{lessonId}.vtt',
  })
  expect(settingsOf({ apiBaseUrl: '/', transcriptFor: undefined })).toEqual({
    api: 'https://www.school.example',
    transcripts: '',
  })
})

it('registers the worker after the page has loaded its content', async () => {
  const { container } = fakeBrowser([])
  const started = startOffline(testServices())
  expect(container.register).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  await started
  expect(container.register).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/sw\.js\?api=/),
  )
})

it('logs a worker that cannot be registered', async () => {
  const { container } = fakeBrowser([])
  container.register.mockRejectedValue(new Error('404'))
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const started = startOffline(testServices())
  await vi.advanceTimersByTimeAsync(5_000)
  await started
  expect(log).toHaveBeenCalledOnce()
})

it('deletes the data of a learner who signs out, and keeps the rest', async () => {
  const own = await memberCache('token')
  const { kept, worker } = fakeBrowser(['shuyuan-site', own, transcriptCache, 'of-another-app'])
  const services = testServices()
  services.session.signIn('token')
  void startOffline(services)
  await vi.advanceTimersByTimeAsync(0)
  expect(kept.size).toBe(4)
  services.session.clear()
  await vi.advanceTimersByTimeAsync(0)
  expect([...kept]).toEqual(['shuyuan-site', 'of-another-app'])
  expect(worker.postMessage).toHaveBeenCalledOnce()
})

it('deletes what an earlier learner has left behind', async () => {
  const { kept } = fakeBrowser([await memberCache('token'), 'shuyuan-site'])
  void startOffline(testServices())
  await vi.advanceTimersByTimeAsync(0)
  expect([...kept]).toEqual(['shuyuan-site'])
})

it('removes the worker and its caches if the operator turns it off', async () => {
  const { kept, container, registration } = fakeBrowser([
    'shuyuan-precache-v2-https://www.school.example/',
    'shuyuan-site',
    'of-another-app',
  ])
  const services = testServices()
  await startOffline({ ...services, env: { ...services.env, offline: false } })
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect([...kept]).toEqual(['of-another-app'])
  expect(container.register).not.toHaveBeenCalled()
})

it('refetches what the page shows when the network is back, but no play URLs', async () => {
  fakeBrowser([])
  vi.stubGlobal('navigator', { ...navigator, onLine: false })
  const services = testServices()
  void startOffline(services)
  expect(onlineManager.isOnline()).toBe(false)
  const course = vi.fn(() => Promise.resolve('course'))
  const playUrls = vi.fn(() => Promise.resolve('urls'))
  const observe = (key: string, queryFn: () => Promise<string>, refetchOnReconnect: boolean) =>
    new QueryObserver(services.queryClient, {
      queryKey: [key],
      queryFn,
      refetchOnReconnect,
      networkMode: 'always',
      staleTime: Infinity,
    }).subscribe(() => undefined)
  observe('course', course, true)
  observe('urls', playUrls, false)
  await vi.advanceTimersByTimeAsync(0)
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(course).toHaveBeenCalledTimes(2)
  expect(playUrls).toHaveBeenCalledOnce()
})

it('does nothing in a browser without service workers', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(startOffline(testServices())).resolves.toBeUndefined()
})
