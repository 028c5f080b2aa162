import { findProgram } from './find-program.mjs'

// The headless shell comes first because it runs the tests in half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

async function furtherPaths() {
  const { chromium } = await import('playwright')
  return [macPath, chromium.executablePath()]
}

/**
 * Finds Chromium or Chrome: `CHROME_PATH`, then PATH, then Playwright's browser. As root on Debian, a missing headless
 * shell is installed.
 */
export function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names,
    furtherPaths,
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  })
}
