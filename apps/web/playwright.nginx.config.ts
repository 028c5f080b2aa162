import { defineConfig } from '@playwright/test'
import type { Host } from './e2e/shared/fixtures'
import base from './playwright.config'
import { findNginx } from '../../tools/scripts/src/find-program.mjs'

process.env.NGINX_PATH = await findNginx()

// Runs some tests on the deployed configurations: nginx in front of rendering servers, and nginx with static files.
export default defineConfig<object, { host: Host }>(base, {
  testMatch: /\/(?:browse|buying|offline-visits|password-login|progress)\.spec\.ts$/,
  // One test of offline reading is enough to prove that the service worker starts behind nginx and caches replies.
  grepInvert: /and transcript|not kept says|also without|of another/,
  // Each worker would start nginx and three servers.
  workers: 1,
  projects: [
    { name: 'servers', use: { host: 'nginx with servers' } },
    // Progress does not depend on the host of the site.
    { name: 'files', testIgnore: /progress/, use: { host: 'nginx with files' } },
  ],
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/nginx.json' }]],
})
