import { type ComponentType, type ReactElement, createElement, lazy, useState } from 'react'

/** Thrown while rendering when the code of a lazy component could not be fetched. */
export class LazyCodeError extends Error {
  /** Makes the next mount fetch the code again. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('Lazy code not fetched', { cause })
    this.name = 'LazyCodeError'
    this.renew = renew
  }
}

/** For the boundary that caught the error: makes the next mount fetch the code of a lazy component again. */
export function renewLazyCode(error: unknown): void {
  if (error instanceof LazyCodeError) error.renew()
}

const nothing = () => undefined

/** To ask for the files of a component takes a moment, which a tap need not wait for. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Code of lazy components, on its way or there. */
export const requestedCode = new Set<Promise<unknown>>()

/** A component whose code is fetched when it is first rendered or preloaded. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement
  /** Fetches the code ahead of time. Never rejects: after a failure the first render fetches again. */
  preload: () => Promise<void>
}

/**
 * `React.lazy` that can be preloaded and retried. Render it below a `BlockBoundary`: React keeps a failed
 * lazy component failed for ever, the boundary that shows the failure has it fetched again by 重试.
 *
 * @param load fetches the component, as `() => import('./comments').then((code) => code.Comments)`
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let fetching: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  let deferred = createDeferred()

  async function fetchCode(begin = load): Promise<ComponentType<Props>> {
    try {
      requestedCode.add((fetching ??= begin()))
      loaded = await fetching
      return loaded
    } catch (error) {
      fetching = null
      throw error
    }
  }

  function createDeferred() {
    return lazy(async () => {
      try {
        return { default: await fetchCode() }
      } catch (error) {
        throw new LazyCodeError(() => (deferred = createDeferred()), error)
      }
    })
  }

  function Lazy(props: Props): ReactElement {
    // For as long as it is mounted: another type would mount it anew and lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? deferred)
    return createElement(Component, props)
  }
  Lazy.preload = () => fetchCode(() => nextTask().then(load)).then(nothing, nothing)
  return Lazy
}
