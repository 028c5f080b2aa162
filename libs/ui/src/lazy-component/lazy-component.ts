import { type ComponentType, type ReactElement, createElement, lazy, useState } from 'react'

/** Thrown during render if the code of a lazy component failed to load. */
export class LazyCodeError extends Error {
  /** Makes the next mount load the code again. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('Lazy code not fetched', { cause })
    this.name = 'LazyCodeError'
    this.renew = renew
  }
}

/**
 * Makes the next mount load the code of a {@link lazyComponent} again, if this error says that it failed. For an
 * error boundary of your own; `ErrorBoundary` calls it.
 */
export function renewLazyCode(error: unknown): void {
  if (error instanceof LazyCodeError) error.renew()
}

const nothing = () => undefined

/** Requesting the files of a component takes time, so it must not delay a tap. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** Component whose code loads on first render or preload. */
export interface LazyComponent<Props> {
  (props: Props): ReactElement
  /** Loads the code ahead of time. Never rejects: after a failure the first render loads it again. */
  preload: () => Promise<void>
}

/**
 * Like `React.lazy`, but can be preloaded and retried. Render it below an `ErrorBoundary`: React never retries
 * a lazy component that failed, so the boundary loads the code again on 重试.
 *
 * @param load imports the component, e.g. `() => import('./comments').then((code) => code.Comments)`
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let fetching: Promise<ComponentType<Props>> | null = null
  let loaded: ComponentType<Props> | null = null
  let deferred = createDeferred()

  async function fetchCode(begin = load): Promise<ComponentType<Props>> {
    try {
      fetching ??= begin()
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
    // Memoized while mounted: another component type would remount and lose its state.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? deferred)
    return createElement(Component, props)
  }
  Lazy.preload = () => fetchCode(() => nextTask().then(load)).then(nothing, nothing)
  return Lazy
}
