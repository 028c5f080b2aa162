// APIs that some browsers lack. Only those load this file. `build/check-apis.ts` finds calls of others.

Element.prototype.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0
}

AbortSignal.any ??= (signals) => {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: controller.signal })
  }
  return controller.signal
}

export {}
