import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packLibs, withOwnDependencies } from './pack-libs.mjs'
import { run } from './run.mjs'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { workspaceRoot } from '../../scripts/src/workspace-root.mjs'

/** Returns the template's `package.json`, with our libraries as tarballs, even as indirect dependencies. */
function withTarballs(manifest, tarballs) {
  const overrides = { ...manifest.overrides, ...tarballs }
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...tarballs },
    ...(manifest.packageManager ? { pnpm: { overrides } } : { overrides }),
  }
}

/** Installs with npm, or with the template's pnpm version. Fails if a package does not support this Node version. */
function install({ packageManager }, cwd) {
  const args = ['install', '--prefer-offline', '--ignore-scripts']
  return packageManager
    ? run('npx', ['--yes', packageManager, ...args, '--config.engine-strict=true'], { cwd })
    : run('npm', [...args, '--no-audit', '--no-fund', '--engine-strict'], { cwd })
}

/**
 * Creates an app from a template outside the workspace, with our libraries installed from tarballs.
 *
 * @param {string} template folder name under `tools/consumers`
 * @param {string} folder an empty folder outside the workspace
 * @returns {Promise<string>} the app's folder
 */
export async function createConsumer(template, folder) {
  const app = join(folder, 'app')
  const tarballFolder = join(folder, 'tarballs')
  mkdirSync(tarballFolder, { recursive: true })
  const source = join(workspaceRoot, 'tools/consumers', template)
  cpSync(source, app, { recursive: true, filter: (path) => path !== join(source, 'checks') })

  const manifestPath = join(app, 'package.json')
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const names = withOwnDependencies(Object.keys(manifest.dependencies))
  const tarballs = await packLibs(names, tarballFolder)
  writeFileSync(manifestPath, JSON.stringify(withTarballs(manifest, tarballs), null, 2))
  await install(manifest, app)
  return app
}
