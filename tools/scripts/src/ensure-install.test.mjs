import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installIsStale, requireNode } from './ensure-install.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true }))

function install(secondsAfterLock) {
  mkdirSync(join(root, 'node_modules'))
  const file = join(root, 'node_modules/.package-lock.json')
  writeFileSync(file, '{}')
  utimesSync(join(root, 'package-lock.json'), 1000, 1000)
  utimesSync(file, 1000 + secondsAfterLock, 1000 + secondsAfterLock)
}

describe('installIsStale', () => {
  it('is true without an installation', () => {
    expect(installIsStale(root)).toBe(true)
  })

  it('is true when the lock file is newer', () => {
    install(-10)
    expect(installIsStale(root)).toBe(true)
  })

  it('is false when the installation is newer', () => {
    install(10)
    expect(installIsStale(root)).toBe(false)
  })
})

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  it.each(['18.20.0', '20.18.9'])('refuses %s and names the required version', (version) => {
    expect(() => requireNode(version)).toThrow(/20\.19/)
  })
})
