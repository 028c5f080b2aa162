import { findProgram, installFromDebian, onPath } from './find-program.mjs'

// It starts no browser window, so the tests take three quarters of Chromium's CPU time.
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

/** Installs Debian's headless shell, as root, if no browser is named and only a slower one is installed. */
export function installHeadlessShell() {
  if (!process.env.CHROME_PATH && onPath([headlessShell]) === undefined) installFromDebian(packages)
}
