import { storyTests } from './story-tests.config.ts'

/** Runs only the stories that must fail; src/gate.test.ts looks whether they do. */
export default storyTests({
  stories: 'tools/storybook/seeded/*.stories.tsx',
  tag: 'seeded',
  report: 'tools/storybook',
})
