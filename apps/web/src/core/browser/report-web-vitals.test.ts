import { afterEach, expect, it, vi } from 'vitest'
import * as webVitals from 'web-vitals'
import type { INPMetric } from 'web-vitals'
import { reportWebVitals } from './report-web-vitals'

vi.mock('web-vitals', () => ({
  onTTFB: vi.fn(),
  onFCP: vi.fn(),
  onLCP: vi.fn(),
  onCLS: vi.fn(),
  onINP: vi.fn(),
}))

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'visibilityState')
})

function measure(value: number): void {
  const metric: INPMetric = {
    id: 'v6-1',
    name: 'INP',
    value,
    delta: value,
    rating: 'good',
    navigationType: 'navigate',
    entries: [],
    navigationId: 1,
    navigationURL: 'https://school.example/member?name=1',
  }
  for (const [report] of vi.mocked(webVitals.onINP).mock.calls) report(metric)
}

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

it('sends the latest value of each metric when the page is hidden, without the URL', () => {
  vi.stubGlobal('navigator', { sendBeacon })
  reportWebVitals({ endpoint: '/vitals', route: '/courses/detail/$courseId' })
  measure(40)
  measure(120)
  expect(sendBeacon).not.toHaveBeenCalled()
  hide()
  hide()
  expect(sendBeacon).toHaveBeenCalledOnce()
  const [endpoint, body] = sendBeacon.mock.lastCall ?? []
  expect(endpoint).toBe('/vitals')
  expect(JSON.parse(body ?? '')).toEqual({
    route: '/courses/detail/$courseId',
    metrics: [{ id: 'v6-1', name: 'INP', value: 120, rating: 'good', navigationType: 'navigate' }],
  })
})
