import { useEffect, useRef } from 'react'
import type { PlayerFailureKind } from '../rules/player-failure'
import type { PlayerProps } from './player-props'

/** Tells once for each kind why nothing can be played. */
export function useMissingSource(kind: PlayerFailureKind, onError: PlayerProps['onError']): void {
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })
  useEffect(() => latest.current?.({ kind }), [kind])
}
