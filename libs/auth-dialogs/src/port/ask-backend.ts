import { authFailure } from './auth-failure'

/** How long a backend may take to answer, milliseconds. */
export const answerLimit = 30_000

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
  } finally {
    clearTimeout(timer)
    outer.removeEventListener('abort', abort)
  }
}
