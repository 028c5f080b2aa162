import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { print } from './print.mjs'
import { workspaceRoot } from './workspace-root.mjs'

const oldestNode = [20, 19]

/** Exits with a message if Node is too old for the toolchain. */
function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new Error(`Node ${oldestNode.join('.')} or newer is required, but this is ${version}.`)
}

/** Returns whether `node_modules` is missing or older than the lock file. */
function installIsStale(root = workspaceRoot) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(join(root, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs
}

/** Installs the locked dependencies if they are missing or stale. */
export function ensureInstall() {
  requireNode()
  if (!installIsStale()) return
  print('Installing dependencies (about a minute, once) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('npm ci failed. See its output above.')
}
