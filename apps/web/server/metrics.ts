import { prometheus } from '@hono/prometheus'
import { Hono, type MiddlewareHandler } from 'hono'
import { Counter, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** Counts requests and how long they take, by route and status. */
  countRequests: MiddlewareHandler
  /** Counts calls to the API and how long they take, by outcome. */
  countCalls: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Counts a page that was sent without content. */
  countEmptyPage: () => void
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
    help: 'Pages that went out as 503 without content, for the browser to make',
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
    app,
  }
}
