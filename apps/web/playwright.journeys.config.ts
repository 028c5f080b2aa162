import config from './playwright.config.ts'

// The browser tests of `npm test`, which e2e/journeys.txt lists. A test that fails is tried once more, so that a busy
// machine does not refuse a good change; the run names it as flaky.
export default {
  ...config,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/journeys.json' }]],
}
