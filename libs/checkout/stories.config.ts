import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/checkout/src/**/*.stories.tsx',
  report: 'libs/checkout',
  exhaustive: [{ theme: 'dark', viewport: 'narrow' }],
})
