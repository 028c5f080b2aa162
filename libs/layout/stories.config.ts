import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/layout/src/**/*.stories.tsx',
  report: 'libs/layout',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
