/** A limit on a call's time, joined with the caller's own wish to give up. */
export interface Deadline {
  signal: AbortSignal
  /** Which of the two ended the call, as kind of error; `null` when neither did. */
  endedBy: () => 'timeout' | 'aborted' | null
  /** Frees the timer and the caller's signal. */
  release: () => void
}

/** Starts the clock of one call. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  let ender: 'timeout' | 'aborted' | null = null
  const end = (by: 'timeout' | 'aborted', reason: unknown) => {
    ender ??= by
    controller.abort(reason)
  }
  const onCallerAbort = () => end('aborted', caller?.reason)
  const timer = setTimeout(
    () => end('timeout', new DOMException('No complete reply in time', 'TimeoutError')),
    timeoutMs,
  )
  if (caller?.aborted) onCallerAbort()
  else caller?.addEventListener('abort', onCallerAbort, { once: true })
  return {
    signal: controller.signal,
    endedBy: () => ender,
    release: () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onCallerAbort)
    },
  }
}
