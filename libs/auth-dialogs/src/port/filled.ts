import { authFailure } from './auth-failure'

/**
 * Returns an answer whose named members are texts with content. Throws an `AuthError` of kind `malformed`
 * otherwise, as a host's own backend may answer what no type checker saw.
 */
export function filled<Answer extends object>(
  answer: Answer,
  ...members: (keyof Answer)[]
): Answer {
  for (const member of members) {
    const text: unknown = Reflect.get(Object(answer), member)
    if (typeof text !== 'string' || text === '')
      throw authFailure({ kind: 'malformed', message: '' })
  }
  return answer
}

/** Returns the login code of a scan, `null` until it is confirmed; throws as {@link filled} does. */
export function scanCodeOf(answer: { code: string | null }): string | null {
  return Object(answer).code === null ? null : filled(answer, 'code').code
}
