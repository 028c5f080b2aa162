/** Tests and code that only tests use. */
export const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  'libs/*/src/testing/**',
  'apps/web/{e2e,screenshots,visual}/**',
  'tools/testing/**',
]

/** Stories and code that only stories use. */
export const stories = ['**/*.stories.tsx', 'apps/web/src/testing/**', 'tools/storybook/**']

/** Configuration of tools, which may import across projects and has a default export. */
export const configs = ['**/*.config.{ts,mts,mjs}', '**/.storybook/**']

/** Route files, whose names follow the conventions of the router. */
export const routes = ['apps/web/src/routes/**']

/** Long files: generated code and content. */
export const content = ['**/generated/**', '**/*.gen.ts', 'tools/sandbox-api/content/**']
