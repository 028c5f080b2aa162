import { defineConfig } from 'vitest/config'
import { at, storyTests } from './story-tests.config.ts'

const libraryStories = [at('../../libs/*/src/**/*.stories.tsx')]

// Only these speak more than one language.
const authStories = [at('../../libs/auth-dialogs/src/**/*.stories.tsx')]

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: at('../../reports/tools/storybook/unit.json') },
    projects: [
      storyTests('test', [
        // Whole pages are light and wide in the browser tests of the site.
        { theme: 'light', language: 'zh-CN', include: libraryStories },
        { theme: 'dark', language: 'zh-CN', viewport: 'narrow' },
        { theme: 'light', language: 'zh-CN', viewport: 'narrow', include: authStories },
        { theme: 'light', language: 'en', viewport: 'narrow', include: authStories },
        { theme: 'dark', language: 'en', viewport: 'narrow', include: authStories },
      ]),
      {
        test: {
          name: 'gate',
          environment: 'node',
          include: ['src/*.test.ts'],
          testTimeout: 180_000,
          // Not while the stories run: both would look for a browser's worth of memory.
          sequence: { groupOrder: 9 },
        },
      },
    ],
  },
})
