import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chapterOf } from './documentation/chapter-of.mjs'
import { freePort } from './free-port.mjs'
import { libraries } from './libraries.mjs'
import { print } from './print.mjs'
import { waitFor } from './services.mjs'
import { workspaceRoot } from './workspace-root.mjs'

// The last version for Node 20.
const verdaccio = 'verdaccio@6.6.2'

/** Runs a command line. Throws with its output if it fails. */
function run(line, cwd, env = {}) {
  const options = { cwd, env: { ...process.env, ...env }, encoding: 'utf8', shell: true }
  const { status, stdout, stderr } = spawnSync(line, options)
  if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`)
  return stdout
}

/** Clones the last commit with the built files, and makes the versions and changelogs of the pending changesets. */
function checkOut(folder) {
  const checkout = join(folder, 'checkout')
  run(`git clone --quiet "${workspaceRoot}" "${checkout}"`, folder)
  symlinkSync(join(workspaceRoot, 'node_modules'), join(checkout, 'node_modules'), 'junction')
  for (const { lib, folder: source } of libraries(workspaceRoot)) {
    cpSync(join(source, 'dist'), join(checkout, 'libs', lib, 'dist'), { recursive: true })
  }
  run('npm run versions', checkout)
  return checkout
}

/** Starts a registry that has no package of ours, and loads all others from the registry that npm uses. */
async function startRegistry(folder) {
  mkdirSync(folder)
  const url = `http://127.0.0.1:${await freePort(4873)}`
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: run('npm config get registry', folder).trim() } },
    packages: {
      '@shuyuan/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    max_body_size: '50mb',
    log: { type: 'stdout', level: 'error' },
  }
  run(`npm install --prefix "${folder}" ${verdaccio}`, folder)
  writeFileSync(join(folder, 'verdaccio.json'), JSON.stringify(config))
  const program = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const args = [program, '--config', join(folder, 'verdaccio.json'), '--listen', url]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await waitFor(`${url}/-/ping`)
  // npm publishes only with a token, which this registry ignores.
  const npmrc = join(folder, 'npmrc')
  writeFileSync(npmrc, `registry=${url}\n${url.replace('http:', '')}/:_authToken=none\n`)
  const environment = {
    npm_config_registry: url,
    npm_config_userconfig: npmrc,
    // The release workflow sets it, and only npm's registry accepts it.
    NPM_CONFIG_PROVENANCE: 'false',
  }
  return { server, environment }
}

function checkVersion({ name, version }, folder) {
  if (version.startsWith('0.0.')) throw new Error(`${name} has no released version.`)
  const changelog = join(folder, 'CHANGELOG.md')
  if (!existsSync(changelog) || !readFileSync(changelog, 'utf8').includes(`## ${version} (`)) {
    throw new Error(`The changelog of ${name} has no chapter for ${version}.`)
  }
}

/** Runs the install lines of a README in an empty project, and imports and type-checks each entry there. */
function install({ lib, folder, manifest }, projects, environment) {
  checkVersion(manifest, folder)
  const project = join(projects, lib)
  mkdirSync(project, { recursive: true })
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }')
  const chapter = chapterOf(readFileSync(join(folder, 'README.md'), 'utf8'), 'Install')
  const lines = [...chapter.matchAll(/^npm install [^#\n]+/gm)].map(([line]) => line.trim())
  for (const line of lines) run(line, project, environment)

  const entries = Object.entries(manifest.exports)
    .filter(([, { default: file }]) => file !== undefined)
    .map(([entry]) => `${manifest.name}${entry.slice(1)}`)
  const imports = entries.map(
    (entry, index) =>
      `import * as entry${index} from '${entry}'\nif (Object.keys(entry${index}).length === 0) throw new Error('${entry} is empty')\n`,
  )
  writeFileSync(join(project, 'index.mjs'), imports.join(''))
  run('node index.mjs', project)
  const compiler = join(workspaceRoot, 'node_modules/.bin/tsc')
  const options =
    '--noEmit --allowJs --checkJs --strict --skipLibCheck --module nodenext --target es2022'
  run(`"${compiler}" ${options} index.mjs`, project)
  return `${manifest.name} ${manifest.version}: ${entries.length} entries, ${lines.join('; ')}`
}

/**
 * Publishes the libraries to a local registry, as the next release would, and installs each from there.
 *
 * @returns {Promise<number>} how many libraries failed
 */
export async function rehearseRelease() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'shuyuan-release-'))
  let registry
  try {
    const checkout = checkOut(folder)
    registry = await startRegistry(join(folder, 'registry'))
    run('npx changeset publish --no-git-tag', checkout, registry.environment)
    let failed = 0
    for (const library of libraries(checkout)) {
      try {
        print(`✓ ${install(library, join(folder, 'projects'), registry.environment)}`)
      } catch (error) {
        failed += 1
        print(`✗ ${library.manifest.name}: ${error.message}`)
      }
    }
    return failed
  } finally {
    registry?.server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
