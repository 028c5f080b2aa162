import { describeError, isApiError, type ApiErrorKind } from '@shuyuan/api'
import type { PlayerSourceFailure } from '@shuyuan/player'

const kinds: Partial<Record<ApiErrorKind, PlayerSourceFailure['kind']>> = {
  business: 'forbidden',
  unauthorized: 'forbidden',
  offline: 'offline',
  timeout: 'timeout',
}

/** What to say when the URLs of a lesson could not be had; `null` when they could. */
export function playerSourceFailure(error: unknown): PlayerSourceFailure | null {
  if (error === null || error === undefined) return null
  const kind = isApiError(error) ? kinds[error.kind] : undefined
  return { kind: kind ?? 'server', message: describeError(error) }
}
