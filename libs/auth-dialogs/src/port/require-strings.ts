import { authFailure } from './auth-error'

/**
 * Returns `answer` if the named members are non-empty strings, else throws an `AuthError` of kind
 * `malformed`. A JavaScript backend may return anything.
 */
export function requireStrings<Answer extends object>(
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

/** Returns the login code of a scan, or `null` before it is confirmed. Throws like {@link requireStrings}. */
export function readScanCode(answer: { code: string | null }): string | null {
  return Object(answer).code === null ? null : requireStrings(answer, 'code').code
}
