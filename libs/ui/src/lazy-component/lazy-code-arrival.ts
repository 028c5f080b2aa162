import { requestedCode } from './lazy-component'

/**
 * Settles when no code of a lazy component is on its way. A page that a server made is wholly taken over
 * then: before, a change would have React make parts of it anew.
 */
export async function lazyCodeArrival(): Promise<void> {
  let requested
  do {
    requested = requestedCode.size
    await Promise.allSettled(requestedCode)
  } while (requestedCode.size > requested)
}
