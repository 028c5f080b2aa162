import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vitest/config'
import { browserArgs } from '../../tools/build/browser-args.ts'
import { isFullRun, sourceConditions } from '../../tools/build/lib-config.ts'
import { findBrowser } from '../../tools/scripts/src/find-browser.mjs'
import { showOn, startWatch, watched } from './browser/page-commands.fixture.ts'
import library from './vite.config.ts'

const launchOptions = { executablePath: await findBrowser(), args: browserArgs }

/** Only a browser can show whether a text runs scripts, sends requests or blocks the page. */
const inBrowser = {
  plugins: [react()],
  resolve: { conditions: sourceConditions },
  // Found late, it would load React a second time.
  optimizeDeps: { include: ['quill'] },
  test: {
    name: 'browser',
    include: ['browser/*.test.tsx'],
    setupFiles: ['browser/setup.fixture.ts'],
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
      commands: { showOn, startWatch, watched },
    },
  },
}

export default mergeConfig(library, {
  test: {
    projects: [{ extends: true, test: { name: 'unit' } }, ...(isFullRun ? [inBrowser] : [])],
  },
})
