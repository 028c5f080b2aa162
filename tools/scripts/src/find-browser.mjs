import { findProgram } from './find-program.mjs'

// The headless shell comes first: a browser without windows runs the same tests in half the time.
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
 * Path of a Chromium or Chrome: `CHROME_PATH`, then one on PATH, then Playwright's own; as root on
 * Debian the system's headless shell is installed when there is none.
 */
export function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names,
    furtherPaths,
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  })
}
