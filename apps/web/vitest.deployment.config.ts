import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { findNginx } from '../../tools/scripts/src/find-program.mjs'

// Tests of the deployment: nginx, several servers, load. They run alone, because load disturbs other tests.
export default defineConfig({
  test: {
    include: ['deployment/**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: {
      json: fileURLToPath(new URL('../../reports/apps/web/deployment.json', import.meta.url)),
    },
    env: { NGINX_PATH: await findNginx() },
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
