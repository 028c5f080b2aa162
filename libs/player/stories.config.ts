import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/player/src/**/*.stories.tsx',
  report: 'libs/player',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
