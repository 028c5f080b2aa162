import { readCachedProjectGraph } from '@nx/devkit'

/** Throws without the project graph, because ESLint would skip the boundary rule with only a warning. */
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
