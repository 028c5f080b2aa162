import { useMarkHydrated } from './use-mark-hydrated'

/** Marks the page as hydrated, together with the content beside it. Renders nothing. */
export function HydratedMark() {
  useMarkHydrated()
  return null
}
