import { defineConfig } from '@playwright/test'
import { browserArgs } from '../../tools/build/browser-args.ts'
import { findBrowser } from '../../tools/scripts/src/find-browser.mjs'

export default defineConfig({
  testDir: './e2e',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is a bug to be found, not to be repeated away.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/browser.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Without pictures: drawing each frame of each test takes a tenth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: browserArgs,
    },
  },
})
