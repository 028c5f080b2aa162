/** Why a lesson cannot be played. */
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

/** Failure of the player. */
export interface PlayerFailure {
  kind: PlayerFailureKind
  cause?: unknown
  /** Origin of a refused frame, e.g. `https://player.bilibili.com`. Undefined if its snippet has no URL. */
  origin?: string
}

/** Maps the HTTP status of a media request to a failure. Pass 0 if there was no response. */
export function failureOfStatus(status: number): PlayerFailureKind {
  if (!navigator.onLine) return 'offline'
  if (status === 401 || status === 403 || status === 410) return 'expired'
  if (status >= 500) return 'server'
  return status === 404 ? 'not-found' : 'network'
}

/** Maps a `MediaError.code` to a failure. */
export function failureOfMediaError(code: number | undefined): PlayerFailureKind {
  if (!navigator.onLine) return 'offline'
  if (code === 2) return 'network'
  return code === 3 ? 'decode' : 'unsupported'
}
