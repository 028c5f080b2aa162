import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packLibs, withOwnDependencies } from './pack-libs.mjs'
import { run } from './run.mjs'
import { workspaceRoot } from './workspace-root.mjs'

/** The template's `package.json` with our libraries, also those needed by others, as tarballs. */
function withTarballs(manifest, tarballs) {
  const files = Object.fromEntries(
    Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]),
  )
  return {
    ...manifest,
    dependencies: { ...manifest.dependencies, ...files },
    overrides: { ...manifest.overrides, ...files },
  }
}

/**
 * Makes an app out of a template, away from the workspace, with our libraries installed as a stranger
 * would get them.
 *
 * @param {string} template folder name below `tools/consumers`
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
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: app,
  })
  return app
}
