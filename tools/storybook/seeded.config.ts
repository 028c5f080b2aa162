import { storyTests } from './story-tests.config.ts'

/** Runs only the stories that must fail; src/gate.test.ts looks whether they do. */
export default storyTests({
  tag: 'seeded',
  passes: [{ stories: 'tools/storybook/seeded/*.stories.tsx' }],
})
