import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { browserArgs } from '../build/browser-args.ts'
import { findBrowser } from '../scripts/src/find-browser.mjs'

// Each folder with a package.json is the template of an app. Its checks run after the app is installed, type-checked
// and built.
const here = fileURLToPath(new URL('./', import.meta.url))
const templates = readdirSync(here).filter(
  (name) => name !== 'node_modules' && existsSync(`${here}${name}/package.json`),
)

export default defineConfig({
  globalSetup: './src/temporary-folder.mjs',
  timeout: 30_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One app waits for npm while another compiles. More parallel compilers would slow each other down.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  outputDir: './test-results',
  reporter: [['list'], ['json', { outputFile: '../../reports/tools/consumers/consumers.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: await findBrowser(),
      args: browserArgs,
    },
  },
  projects: templates.flatMap((template) => [
    {
      name: `${template}: set-up`,
      testDir: './src',
      testMatch: 'install.spec.mjs',
      timeout: 600_000,
      use: { template },
    },
    {
      name: template,
      testDir: `./${template}/checks`,
      testMatch: '*.spec.mjs',
      dependencies: [`${template}: set-up`],
      use: { template },
    },
  ]),
})
