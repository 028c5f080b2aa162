import { defineConfig } from 'vitest/config'
import { storyTests } from './story-tests.config.ts'

/** Runs only the stories that must fail; src/gate.test.ts looks whether they do. */
export default defineConfig({
  test: {
    reporters: ['json'],
    projects: [storyTests('seeded', [{ theme: 'dark', language: 'zh-CN', viewport: 'narrow' }])],
  },
})
