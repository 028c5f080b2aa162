import { useEffect } from 'react'
import { useServices } from '../core/use-services'

/** Marks the page as hydrated. `onRendered` of the router is too early: boundaries hydrate after their parents. */
export function useMarkHydrated(): void {
  const { markHydrated } = useServices()
  useEffect(markHydrated, [markHydrated])
}
