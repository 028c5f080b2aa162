import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './print.mjs'

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

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

function installFromDebian() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return
  print('No browser found; installing Debian’s Chromium …')
  for (const args of [
    ['update', '-qq'],
    [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-noto-cjk',
    ],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

/**
 * Path of a Chromium or Chrome: `CHROME_PATH`, then one on PATH, then Playwright's own; as root on
 * Debian the system's headless shell is installed when there is none.
 */
export async function findBrowser() {
  const requested = process.env.CHROME_PATH
  if (requested !== undefined && requested !== '') {
    if (existsSync(requested)) return requested
    throw new Error(`CHROME_PATH names ${requested}, which does not exist.`)
  }
  const known = () => onPath() ?? (existsSync(macPath) ? macPath : undefined)
  const found = known() ?? [await ofPlaywright()].find(existsSync)
  if (found !== undefined) return found
  installFromDebian()
  const installed = known()
  if (installed !== undefined) return installed
  throw new Error(
    'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to it.',
  )
}
