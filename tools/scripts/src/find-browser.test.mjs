import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser } from './find-browser.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function browser(name) {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

it('prefers CHROME_PATH', async () => {
  const named = browser('my-chrome')
  browser('chromium')
  vi.stubEnv('CHROME_PATH', named)
  vi.stubEnv('PATH', folder)
  expect(await findBrowser()).toBe(named)
})

it('throws if CHROME_PATH does not exist', async () => {
  vi.stubEnv('CHROME_PATH', join(folder, 'missing'))
  await expect(findBrowser()).rejects.toThrow(/CHROME_PATH/)
})

it('finds chromium on PATH', async () => {
  const onPath = browser('chromium')
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', folder)
  expect(await findBrowser()).toBe(onPath)
})
