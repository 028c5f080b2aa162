import config from './playwright.config.ts'

// The failure matrix. `tools/scripts/reliability.mjs` writes its results into docs/reliability.md.
export default {
  ...config,
  testDir: './e2e/failure-matrix',
  testIgnore: [],
  use: { ...config.use, trace: 'off' },
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/failures.json' }]],
}
