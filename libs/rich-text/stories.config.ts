import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/rich-text/src/**/*.stories.tsx',
  report: 'libs/rich-text',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
