import { useEffect, useEffectEvent } from 'react'
import type { PlayerFailure, PlayerFailureKind } from '../rules/player-failure'
import type { PlayerProps } from '../player/player-props'

/** Reports once per kind why nothing can be played. */
export function useMissingSource(kind: PlayerFailureKind, onError: PlayerProps['onError']): void {
  const reportError = useEffectEvent((failure: PlayerFailure) => onError?.(failure))
  useEffect(() => reportError({ kind }), [kind])
}
