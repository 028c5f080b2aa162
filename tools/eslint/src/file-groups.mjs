/** Tests and what only they use; the browser journeys run in a page of their own. */
export const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.bench.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  'libs/*/src/testing/**',
  'apps/web/{e2e,screenshots,visual}/**',
  'tools/testing/**',
]

/** Stories and what only they use. */
export const stories = ['**/*.stories.tsx', 'apps/web/src/testing/**', 'tools/storybook/**']

/** Configuration read by tools; it may reach across projects and has a default export. */
export const configs = ['**/*.config.{ts,mts,mjs}', '**/.storybook/**']

/** Route files, whose names are the router’s language. */
export const routes = ['apps/web/src/routes/**']

/** Long by nature and not written by hand, or content rather than code. */
export const content = ['**/generated/**', '**/*.gen.ts', 'tools/sandbox-api/content/**']
