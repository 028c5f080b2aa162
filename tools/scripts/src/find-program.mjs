import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { print } from './print.mjs'

/** Folders of system programs, which the PATH of users may lack. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Returns the path of the first program in `names` that is installed. */
export function onPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/** Installs Debian packages if the user is root. Fails silently, for example without a network. */
export function installFromDebian(packages) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return
  print(`Installing Debian’s ${packages.join(', ')} …`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 180_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}

/**
 * Finds a program that the tests need: the path in the environment variable, then one of the names on PATH, then one
 * of the further paths. As root on Debian, installs missing packages.
 *
 * @param {{
 *   variable: string, names: string[], packages: string[], furtherPaths?: () => Promise<string[]>
 * }} options
 */
export async function findProgram({ variable, names, packages, furtherPaths = async () => [] }) {
  const requested = process.env[variable]
  if (requested !== undefined && requested !== '') {
    if (existsSync(requested)) return requested
    throw new Error(`${variable} is ${requested}, which does not exist.`)
  }
  const found = onPath(names) ?? (await furtherPaths()).find(existsSync)
  if (found !== undefined) return found
  installFromDebian(packages)
  const installed = onPath(names)
  if (installed !== undefined) return installed
  throw new Error(
    `The tests need ${names[0]}: install it (Debian: apt-get install ${packages.join(' ')}) or set ${variable} to its path.`,
  )
}

/** Finds nginx: `NGINX_PATH`, then PATH. As root on Debian, installs a missing nginx. */
export function findNginx() {
  return findProgram({ variable: 'NGINX_PATH', names: ['nginx'], packages: ['nginx-light'] })
}
