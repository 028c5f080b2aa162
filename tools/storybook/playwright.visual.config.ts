import { defineConfig } from '@playwright/test'
import site from '../../apps/web/playwright.visual.config.ts'
import base from './playwright.config.ts'

export default defineConfig(base, {
  testDir: './visual',
  outputDir: './test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../reports/tools/storybook/visual.json' }]],
  // As wide as the stories.
  use: { viewport: { width: 800, height: 800 } },
  expect: { toHaveScreenshot: site.expect?.toHaveScreenshot },
})
