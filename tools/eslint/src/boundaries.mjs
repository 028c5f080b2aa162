/** Only the app imports the router. */
const router = ['@tanstack/react-router', '@tanstack/react-router/*']
const tanstack = ['@tanstack/*']
const styles = ['styled-components', 'styled-components/*']
const radix = ['radix-ui', 'radix-ui/*', '@radix-ui/*']
const state = ['valtio', 'valtio/*']
const wire = ['openapi-fetch', 'openapi-fetch/*']

/**
 * Allowed dependencies between projects (docs/architecture.md). Every list has `type:testing`, because tests are next
 * to the code. A separate rule allows its imports only in tests.
 */
export const depConstraints = [
  {
    sourceTag: 'type:util',
    onlyDependOnLibsWithTags: ['type:testing'],
    bannedExternalImports: [...styles, ...tanstack, ...state, ...radix],
  },
  {
    sourceTag: 'type:data',
    onlyDependOnLibsWithTags: ['type:util', 'type:testing'],
    bannedExternalImports: [...styles, ...state, ...radix, ...router],
  },
  {
    sourceTag: 'type:state',
    onlyDependOnLibsWithTags: ['type:data', 'type:util', 'type:testing'],
    bannedExternalImports: [...styles, ...radix, ...router],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:testing'],
    bannedExternalImports: [...tanstack, ...state, ...wire],
  },
  {
    sourceTag: 'type:feature',
    onlyDependOnLibsWithTags: ['type:ui', 'type:state', 'type:data', 'type:util', 'type:testing'],
    bannedExternalImports: [...tanstack, ...state, ...wire],
  },
  {
    // This is a second tag of auth-dialogs, whose host injects the backend.
    sourceTag: 'backend:injected',
    onlyDependOnLibsWithTags: ['type:ui', 'type:util', 'type:testing'],
  },
  {
    sourceTag: 'type:adapter',
    onlyDependOnLibsWithTags: [
      'type:adapter',
      'type:feature',
      'type:ui',
      'type:state',
      'type:data',
      'type:util',
      'type:testing',
    ],
    bannedExternalImports: [...tanstack, ...state, ...wire],
  },
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: [
      'type:adapter',
      'type:feature',
      'type:ui',
      'type:state',
      'type:data',
      'type:util',
      'type:testing',
    ],
    bannedExternalImports: [...state, ...radix, ...wire],
  },
  {
    sourceTag: 'type:tool',
    onlyDependOnLibsWithTags: [
      'type:adapter',
      'type:feature',
      'type:ui',
      'type:state',
      'type:data',
      'type:util',
      'type:tool',
      'type:testing',
    ],
  },
  { sourceTag: 'type:testing', onlyDependOnLibsWithTags: [] },
]
