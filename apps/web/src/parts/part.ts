/** Code that a page can do without for a while. */
export interface Part<Code> {
  /** The code, `null` until it is there. */
  current: () => Code | null
  /** Fetches it, once; a failure is tried again until it works, as nobody sees it. */
  load: () => Promise<Code>
  subscribe: (listener: () => void) => () => void
}

const retryAfterMs = 5_000

/** Makes a part out of a dynamic import. */
export function createPart<Code>(fetchCode: () => Promise<Code>): Part<Code> {
  const listeners = new Set<() => void>()
  let code: Code | null = null
  let loading: Promise<Code> | null = null

  async function fetchUntilThere(): Promise<Code> {
    for (;;) {
      try {
        const fetched = await fetchCode()
        code = fetched
        for (const listener of listeners) listener()
        return fetched
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs))
      }
    }
  }

  return {
    current: () => code,
    load: () => (loading ??= fetchUntilThere()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
