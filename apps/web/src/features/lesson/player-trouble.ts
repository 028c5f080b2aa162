import { describeError, isApiError, type ApiErrorKind } from '@shuyuan/api'
import type { PlayerTrouble } from '@shuyuan/player'

const kinds: Partial<Record<ApiErrorKind, PlayerTrouble['kind']>> = {
  business: 'forbidden',
  unauthorized: 'forbidden',
  offline: 'offline',
  timeout: 'timeout',
}

/** What to say when the addresses of a lesson could not be had; `null` when they could. */
export function playerTrouble(error: unknown): PlayerTrouble | null {
  if (error === null || error === undefined) return null
  const kind = isApiError(error) ? kinds[error.kind] : undefined
  return { kind: kind ?? 'server', message: describeError(error) }
}
