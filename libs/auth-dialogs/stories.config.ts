import { storyTests } from '../../tools/storybook/story-tests.config.ts'

export default storyTests({
  stories: 'libs/auth-dialogs/src/**/*.stories.tsx',
  report: 'libs/auth-dialogs',
  exhaustive: [
    { theme: 'dark', viewport: 'narrow' },
    { language: 'en', viewport: 'narrow' },
    { theme: 'dark', language: 'en' },
  ],
})
