/** Why a lesson cannot be shown. */
export type PlayerFailureKind =
  | 'no-source'
  | 'forbidden'
  | 'server'
  | 'timeout'
  | 'expired'
  | 'unavailable'
  | 'not-found'
  | 'offline'
  | 'network'
  | 'stalled'
  | 'decode'
  | 'unsupported'
  | 'refused-frame'

/** A failure of the player, with its cause where there is one. */
export interface PlayerFailure {
  kind: PlayerFailureKind
  cause?: unknown
  /** Origin of a refused frame, e.g. `https://player.bilibili.com`; missing where its snippet has none. */
  origin?: string
}

/** Failure of a request for media, by its HTTP status; 0 for none. */
export function failureOfStatus(status: number, isOnline: boolean): PlayerFailureKind {
  if (!isOnline) return 'offline'
  if (status === 401 || status === 403 || status === 410) return 'expired'
  if (status >= 500) return 'server'
  return status === 404 ? 'not-found' : 'network'
}

/** Failure reported by the video element (`MediaError.code`). */
export function failureOfMediaError(
  code: number | undefined,
  isOnline: boolean,
): PlayerFailureKind {
  if (!isOnline) return 'offline'
  if (code === 2) return 'network'
  return code === 3 ? 'decode' : 'unsupported'
}
