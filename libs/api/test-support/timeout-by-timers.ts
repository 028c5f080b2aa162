/**
 * `AbortSignal.timeout` based on `setTimeout`, which fake timers control, unlike the platform's.
 */
export function timeoutByTimers(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms)
  return limit.signal
}
