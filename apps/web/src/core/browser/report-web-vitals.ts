import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

interface ReportOptions {
  /** URL that receives the reports. */
  endpoint: string
  /** Path of the route with the names of its parameters, such as `/courses/detail/$courseId`. */
  route: string
}

/**
 * Measures this visit and sends the result whenever the page is hidden, as JSON:
 * `{ route, metrics: [{ id, name, value, rating, navigationType }] }`. A metric that changed is sent again with
 * the same `id`.
 */
export function reportWebVitals({ endpoint, route }: ReportOptions): void {
  const unsent = new Map<string, Metric>()
  const keep = (metric: Metric) => void unsent.set(metric.id, metric)

  function send() {
    if (document.visibilityState !== 'hidden' || unsent.size === 0) return
    const metrics = Array.from(unsent.values(), ({ id, name, value, rating, navigationType }) => ({
      id,
      name,
      value,
      rating,
      navigationType,
    }))
    unsent.clear()
    navigator.sendBeacon(endpoint, JSON.stringify({ route, metrics }))
  }

  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(keep)
  // Added last, so that the final values arrive before they are sent.
  document.addEventListener('visibilitychange', send)
}
