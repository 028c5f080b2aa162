import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'apps/web/src/stories/*.stories.tsx',
  report: 'apps/web',
  // Wide pages are what the browser tests of the site see.
  mount: { viewport: 'narrow' },
  exhaustive: [{ theme: 'dark' }],
})
