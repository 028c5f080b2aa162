import { requestedCode } from './lazy-component'

/**
 * Resolves when no lazy component is loading, which means that hydration is complete. A state update before
 * that would make React render parts of the page again on the client.
 */
export async function lazyCodeArrival(): Promise<void> {
  let requested
  do {
    requested = requestedCode.size
    await Promise.allSettled(requestedCode)
  } while (requestedCode.size > requested)
}
