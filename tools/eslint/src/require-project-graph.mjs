import { readCachedProjectGraph } from '@nx/devkit'

/**
 * Refuses to lint without the project graph: the boundary rule would be skipped with a mere
 * warning, and everything would look fine.
 */
export function requireProjectGraph() {
  try {
    readCachedProjectGraph()
  } catch (cause) {
    throw new Error(
      'The module boundaries cannot be checked without a project graph. ' +
        'Lint through Nx (npx nx lint <project>, npm run lint), or run npx nx show projects once.',
      { cause },
    )
  }
}
