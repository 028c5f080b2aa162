import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/member/src/**/*.stories.tsx',
  report: 'libs/member',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
