import { useEffect } from 'react'
import type { PlayerProps } from './player-props'
import { describeMistakes } from './usable-props'

/** Logs invalid props once until they change. Does nothing in production. */
export function useMistakes(props: PlayerProps): void {
  const mistakes = describeMistakes(props)
  useEffect(() => {
    if (mistakes !== '') console.error(mistakes)
  }, [mistakes])
}
