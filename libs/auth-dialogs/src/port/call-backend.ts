import { authFailure, toAuthError } from './auth-error'
import { authErrorFrom } from './auth-error-from'

/** How long to wait for a response of the backend, in ms. */
export const responseTimeout = 30_000

/**
 * Messages of `fetch` when it cannot reach a server, in Chromium, Firefox, Safari, React Native and Node.
 * Any other `TypeError` is a bug in the backend.
 */
const networkErrorMessage =
  /^(?:failed to fetch|networkerror|load failed|network request failed|fetch failed|the (?:internet|network) connection|could not connect|a server with)/i

/** Converts errors of the network and of parsing the response; returns any other error unchanged. */
async function readThrown(thrown: unknown): Promise<unknown> {
  if (toAuthError(thrown).kind !== 'unknown') return thrown
  const isForeign =
    thrown instanceof SyntaxError ||
    (thrown instanceof TypeError && networkErrorMessage.test(thrown.message)) ||
    (typeof Response === 'function' && thrown instanceof Response)
  return isForeign ? authErrorFrom(thrown) : thrown
}

/**
 * Calls an optional method of the backend. Rejects with an `AuthError` of kind `timeout` if there is no
 * response in time. The signal of the call aborts on timeout and with `outer`.
 *
 * @param method name for the error if the backend does not have it
 */
export async function callBackend<Answer>(
  call: (signal: AbortSignal) => Promise<Answer> | undefined,
  outer: AbortSignal,
  method = 'a method',
): Promise<Answer> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  function abort() {
    clearTimeout(timer)
    controller.abort(outer.reason)
  }
  outer.addEventListener('abort', abort)
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(authFailure({ kind: 'timeout', message: '' }))
      controller.abort()
    }, responseTimeout)
  })
  try {
    const answer = call(controller.signal)
    if (answer === undefined) {
      throw new Error(`The backend of AuthProvider has no ${method}, or it returned no promise`)
    }
    return await Promise.race([answer, limit])
  } catch (thrown) {
    throw await readThrown(thrown)
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
  }
}
