import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs } from '../build/browser-args.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'
import { storyPasses } from './story-passes.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Runs stories as tests in Chromium; see story-passes.ts. */
export default defineConfig({
  root: at('.'),
  plugins: [storybookTest({ configDir: at('.storybook') })],
  server: { hmr: { overlay: false } },
  // A dependency discovered after the first story has started would reload the page.
  optimizeDeps: {
    entries: [
      at('.storybook/preview.tsx'),
      at('../../libs/*/src/**/*.stories.tsx'),
      at('../../apps/web/src/**/*.stories.tsx'),
    ],
    include: ['@storybook/addon-a11y > axe-core'],
  },
  test: {
    testTimeout: 180_000,
    slowTestThreshold: 3_000,
    reporters: ['default', 'json'],
    outputFile: { json: at('../../reports/tools/storybook/stories.json') },
    // One page runs all stories, as in Storybook. A new page per file takes twice the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: await findBrowser(), args: browserArgs },
      }),
      instances: storyPasses.map(({ name, stories, globals }, index) => ({
        browser: 'chromium' as const,
        name,
        include: [at(`../../${stories}`)],
        env: {
          STORYBOOK_GLOBALS: JSON.stringify(globals),
          STORYBOOK_FULL: process.env['SHUYUAN_FULL'] ?? 'false',
        },
        fileParallelism: false,
        sequence: { groupOrder: index },
      })),
    },
  },
})
