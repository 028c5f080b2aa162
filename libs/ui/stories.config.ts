import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/ui/src/**/*.stories.tsx',
  report: 'libs/ui',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
