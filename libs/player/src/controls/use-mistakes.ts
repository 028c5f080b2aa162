import { useEffect } from 'react'
import type { PlayerProps } from './player-props'
import { describeMistakes } from './usable-props'

/** Reports wrong properties to the developer, once until they change; not in production. */
export function useMistakes(props: PlayerProps): void {
  const mistakes = describeMistakes(props)
  useEffect(() => {
    if (mistakes !== '') console.error(mistakes)
  }, [mistakes])
}
