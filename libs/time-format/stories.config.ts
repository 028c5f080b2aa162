import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/time-format/src/**/*.stories.tsx',
  report: 'libs/time-format',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
