import type { RegisteredRouter } from '@tanstack/react-router'

/** Preloads the code and the data of a page. Never rejects: a page that fails to load shows its error when it opens. */
export function preloadPage(router: Pick<RegisteredRouter, 'preloadRoute'>, href: string): void {
  // The type requires `to`, but the router uses `href`.
  router.preloadRoute({ to: '.', href }).catch(() => {})
}
