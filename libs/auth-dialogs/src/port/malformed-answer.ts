import { type AuthError, authFailure } from './auth-error'

// Bundlers replace this expression, as for React, and drop the unused branch.
declare const process: { env: { NODE_ENV?: string } }

/** Polling repeats a malformed answer every second. */
const warned = new Set<string>()

/** Names the type or the keys of an answer. Its values may be secrets. */
function describe(answer: unknown): string {
  if (answer === null) return 'null'
  if (typeof answer !== 'object') return typeof answer
  const keys = Object.keys(answer).map((key) => `"${key}"`)
  return keys.length === 0 ? 'an object without keys' : `an object with ${keys.join(', ')}`
}

function warn(expected: string, answer: unknown): void {
  const text =
    `[@shuyuan/auth-dialogs] A method of the backend must resolve to ${expected}, ` +
    `but resolved to ${describe(answer)}. ` +
    'If your API wraps its data in an envelope, unwrap it as in “An envelope” of the README.'
  if (warned.has(text)) return
  warned.add(text)
  console.error(text)
}

/**
 * Creates the error for an answer that does not match the types of `AuthBackend`, because a JavaScript backend
 * may return anything. Development builds warn once, because the visitor only sees that the server failed.
 *
 * @param expected what the method must resolve to
 */
export function malformedAnswer(expected: string, answer: unknown): Error & AuthError {
  if (process.env.NODE_ENV !== 'production') warn(expected, answer)
  return authFailure({ kind: 'malformed', message: '' })
}
