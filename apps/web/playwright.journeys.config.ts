import config from './playwright.config.ts'

// Browser tests of `npm test`, listed in e2e/journeys.txt. A failed test runs again, so that a busy machine does not
// reject a good change. The run lists it as flaky.
export default {
  ...config,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/journeys.json' }]],
}
