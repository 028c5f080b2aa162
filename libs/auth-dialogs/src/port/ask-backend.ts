import { toAuthError } from './auth-error'
import { authErrorFrom } from './auth-error-from'
import { authFailure } from './auth-failure'

/** How long a backend may take to answer, milliseconds. */
export const answerLimit = 30_000

/**
 * What `fetch` throws when it reaches no server, in Chromium, Firefox, Safari, React Native and Node. Any
 * other `TypeError` is a bug of the backend.
 */
const unreachable =
  /^(?:failed to fetch|networkerror|load failed|network request failed|fetch failed|the (?:internet|network) connection|could not connect|a server with)/i

/** Reads what the network and the body of an answer threw; anything else stays what it is. */
async function readThrown(thrown: unknown): Promise<unknown> {
  if (toAuthError(thrown).kind !== 'unknown') return thrown
  const isForeign =
    thrown instanceof SyntaxError ||
    (thrown instanceof TypeError && unreachable.test(thrown.message)) ||
    (typeof Response === 'function' && thrown instanceof Response)
  return isForeign ? authErrorFrom(thrown) : thrown
}

/**
 * Calls a method of the backend, which may lack it. Rejects with an `AuthError` of kind `timeout` when
 * there is no answer in time; the signal of the call aborts then, as it does with the outer one.
 *
 * @param method its name, for the error when it is missing
 */
export async function askBackend<Answer>(
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
    }, answerLimit)
  })
  try {
    const answer = call(controller.signal)
    if (answer === undefined) {
      throw new Error(`The backend of AuthProvider lacks ${method}, or it returned no promise`)
    }
    return await Promise.race([answer, limit])
  } catch (thrown) {
    throw await readThrown(thrown)
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
  }
}
