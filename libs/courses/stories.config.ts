import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/courses/src/**/*.stories.tsx',
  report: 'libs/courses',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
