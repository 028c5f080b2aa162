import { defineConfig } from '@playwright/test'
import { findNginx } from '../../tools/scripts/src/find-nginx.mjs'
import type { Host } from './e2e/fixtures'
import base from './playwright.config'

process.env.NGINX_PATH = await findNginx()

// The journeys of a learner once more, through the site as it is deployed: nginx in front of rendering
// servers, and nginx with the built files.
export default defineConfig<object, { host: Host }>(base, {
  testMatch: /\/(?:browse|buying|password-login|progress)\.spec\.ts$/,
  // These change what nginx and the servers keep for a while.
  grepInvert: /according to the settings/,
  // Each worker would start its own nginx and three servers.
  workers: 1,
  projects: [
    { name: 'servers', use: { host: 'nginx with servers' } },
    // Progress is between browser and API, which those before servers have seen.
    { name: 'files', testIgnore: /progress/, use: { host: 'nginx with files' } },
  ],
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/nginx.json' }]],
})
