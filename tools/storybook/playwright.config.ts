import { defineConfig } from '@playwright/test'
import { browserArgs } from '../build/browser-args.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

const port = 6007

/** Tests of the built Storybook. Build it with `npx nx build-storybook @shuyuan/storybook`. */
export default defineConfig({
  testDir: './browser',
  // A documentation page runs the play functions of all its stories.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/tools/storybook/browser.json' }]],
  webServer: {
    command: `vite preview --outDir dist --port ${port} --strictPort`,
    port,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await findBrowser(), args: browserArgs },
  },
})
