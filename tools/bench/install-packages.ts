import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the consumers are not a package
import { run } from '../consumers/src/run.mjs'

interface Wanted {
  /** Version or file of each package. */
  dependencies: Record<string, string>
  overrides?: Record<string, string>
}

/** Installs packages into a separate folder, so that alternatives are not dependencies of this repository. */
export async function installPackages(folder: string, wanted: Wanted): Promise<void> {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, ...wanted }))
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps']
  await run('npm', ['install', '--prefer-offline', ...quiet], { cwd: folder })
}
