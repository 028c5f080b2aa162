import { defineConfig } from '@playwright/test'
import base from './playwright.config'

// Letters and edges are drawn a little differently by each browser and on each system; an image is
// compared with one of the same major version, or not at all: see visual/README.md.
export default defineConfig(base, {
  testDir: './visual',
  // The folder of the browser tests keeps what failed there.
  outputDir: './test-results/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: '../../reports/apps/web/visual.json' }]],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Per pixel: what smoothing of edges changes is less, what another color of ours changes is more.
      threshold: 0.02,
      // In all: a handful of pixels of letters, never a line or a surface.
      maxDiffPixels: 60,
    },
  },
})
