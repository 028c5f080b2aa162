/** `AbortSignal.timeout` by `setTimeout`, which can be faked; the platform's own clock cannot. */
export function timeoutByTimers(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms)
  return limit.signal
}
