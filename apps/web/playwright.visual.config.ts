import { defineConfig } from '@playwright/test'
import base from './playwright.config'

// Browsers and systems render text and edges slightly differently. Screenshots are compared only within the same
// major version, see visual/README.md.
export default defineConfig(base, {
  testDir: './visual',
  // Playwright empties this folder, which must not delete results of the other browser tests.
  outputDir: './test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/visual.json' }]],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Per pixel. Above the differences of antialiasing, below those of another color token.
      threshold: 0.02,
      // In total. A few pixels of text, but never a line or an area.
      maxDiffPixels: 60,
    },
  },
})
