import { findProgram, installFromDebian, onPath } from './find-program.mjs'

// The headless shell opens no window, so tests use three quarters of the CPU time of Chromium.
const headlessShell = 'chromium-headless-shell'

const packages = [headlessShell, 'fonts-noto-cjk']

const names = [
  headlessShell,
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
    packages,
  })
}

/** Installs Debian's headless shell as root, if `CHROME_PATH` is not set and only a slower browser is installed. */
export function installHeadlessShell() {
  if (!process.env.CHROME_PATH && onPath([headlessShell]) === undefined) installFromDebian(packages)
}
