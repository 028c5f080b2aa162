import { defineConfig } from '@playwright/test'
import { browserArgs } from '../../tools/build/browser-args.ts'
import { findBrowser } from '../../tools/scripts/src/find-browser.mjs'
import { isExhaustive } from '../../tools/testing/src/sample.ts'

export default defineConfig({
  testDir: './e2e',
  // `test:failures` runs it.
  testIgnore: 'failure-matrix/**',
  timeout: 45_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A flaky test is a bug, so it must fail.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/browser.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
    // Only offline-visits.spec.ts needs it. It would hide requests from tests that count or replace them.
    serviceWorkers: 'block',
    // Traces take a third of the time. Use `--trace on` for a single test.
    trace: isExhaustive() ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: browserArgs,
    },
  },
})
