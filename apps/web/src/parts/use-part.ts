import { useSyncExternalStore } from 'react'
import type { Part } from './part'

/** The code of a part, `null` until it is there; somebody else loads it. */
export function usePart<Code>({ subscribe, current }: Part<Code>): Code | null {
  return useSyncExternalStore(subscribe, current)
}
