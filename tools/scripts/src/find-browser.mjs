import { findProgram, installFromDebian, onPath } from './find-program.mjs'

// Without a window, tests need only three quarters of the CPU time that they need in Chromium.
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
 * Finds Chromium or Chrome: `CHROME_PATH`, then PATH, then Playwright's browser. As root on Debian, installs a
 * missing headless shell.
 */
export function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names,
    furtherPaths,
    packages,
  })
}

/** As root, installs Debian's headless shell unless it is installed or `CHROME_PATH` is set. */
export function installHeadlessShell() {
  if (!process.env.CHROME_PATH && onPath([headlessShell]) === undefined) installFromDebian(packages)
}
