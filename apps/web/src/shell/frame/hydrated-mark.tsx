import { useMounted } from '../../core/page/use-hydration-gate'
import { useServices } from '../../core/use-services'

/**
 * Marks the page as hydrated, together with the content beside it. `onRendered` of the router is too early: boundaries
 * hydrate after their parents. Renders nothing.
 */
export function HydratedMark() {
  useMounted(useServices().markHydrated)
  return null
}
