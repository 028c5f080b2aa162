import { readCachedProjectGraph } from '@nx/devkit'

/**
 * Fails without the project graph. The boundary rule would otherwise be skipped with only a warning.
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
