import { prometheus } from '@hono/prometheus'
import { Hono, type MiddlewareHandler } from 'hono'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PageSource } from './pages/page-cache'

export interface Metrics {
  /** Counts requests and how long they take, by route and status. */
  countRequests: MiddlewareHandler
  /** Counts calls to the API and how long they take, by outcome. */
  countCalls: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Counts a page that was sent without content. */
  countEmptyPage: () => void
  /** Counts a page by its source. */
  countPage: (source: PageSource) => void
  /** Starts the timer of a render. Returns a function that stops it. */
  startRender: () => () => void
  /** Reads the number of allowed calls to the API on request. */
  followBudget: (callsLeft: () => number) => void
  /** Serves `/metrics` in the Prometheus text format. */
  app: Hono
}

/** Creates the metrics of one server. Process metrics (memory, event loop) are read on request. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const { printMetrics, registerMetrics } = prometheus({
    registry,
    collectDefaultMetrics: true,
  })
  const calls = new Histogram({
    name: 'shuyuan_api_call_duration_seconds',
    help: 'Calls to the API by outcome: answered, refused (an HTTP status of 400 or more) or failed',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5, 10],
    registers: [registry],
  })
  const emptyPages = new Counter({
    name: 'shuyuan_pages_without_content_total',
    help: 'Pages sent with status 503 and without content, which the browser renders',
    registers: [registry],
  })
  const pages = new Counter({
    name: 'shuyuan_pages_total',
    help: 'Pages by source: fresh or stale from the cache, or rendered',
    labelNames: ['source'],
    registers: [registry],
  })
  const renders = new Histogram({
    name: 'shuyuan_page_render_duration_seconds',
    help: 'Renders of pages, including the wait for the API',
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5],
    registers: [registry],
  })
  const app = new Hono()
  app.get('/metrics', printMetrics)
  return {
    countRequests: registerMetrics,
    countCalls: (fetch) => async (input, init) => {
      const end = calls.startTimer()
      try {
        const response = await fetch(input, init)
        end({ outcome: response.ok ? 'answered' : 'refused' })
        return response
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },
    countEmptyPage: () => emptyPages.inc(),
    countPage: (source) => pages.inc({ source }),
    startRender: () => renders.startTimer(),
    followBudget(callsLeft) {
      new Gauge({
        name: 'shuyuan_api_calls_left',
        help: 'Calls to the API that the budget allows now',
        registers: [registry],
        collect() {
          this.set(callsLeft())
        },
      })
    },
    app,
  }
}
