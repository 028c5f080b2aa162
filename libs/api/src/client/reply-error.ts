import { ApiError } from '../error/api-error'
import type { ApiErrorKind } from '../error/api-error'
import { messages } from '../messages'

const kindOfCode: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorised',
  429: 'rate-limited',
  500: 'server',
  503: 'server',
}

/** The error for a reply whose code says failure. */
export function replyError(code: number, serverMessage: string, cause: unknown): ApiError {
  const kind = kindOfCode[code] ?? 'business'
  return new ApiError({ kind, code, message: sentence(kind, code, serverMessage), cause })
}

function sentence(kind: ApiErrorKind, code: number, serverMessage: string): string {
  if (kind === 'unauthorised') return messages.unauthorised
  if (kind === 'rate-limited') return serverMessage || messages.rateLimited
  // Code 500 names a part of the server's machinery, which tells a learner nothing.
  if (kind === 'server') return (code === 503 && serverMessage) || messages.server
  return serverMessage || messages.business
}
