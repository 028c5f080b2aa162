import { useSyncExternalStore } from 'react'
import { useServices } from '../use-services'
import { learningOf, type Learning } from './learning'

/** Where the present learner's watching is recorded; `null` for a visitor. */
export function useLearning(): Learning | null {
  const learning = learningOf(useServices())
  return useSyncExternalStore(learning.subscribe, learning.current)
}
