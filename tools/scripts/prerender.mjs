import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

const folder = join(workspaceRoot, 'apps/web/dist-prerendered')

function run(...args) {
  const options = { cwd: workspaceRoot, env: nxEnvironment, stdio: 'inherit' }
  const { status } = spawnSync(process.execPath, args, options)
  if (status !== 0) process.exit(status ?? 1)
}

// Builds the site, writes its public pages as files, and compresses them as the build does its own.
run(nxProgram, 'run', '@shuyuan/web:build', '--output-style=static')
run(join(workspaceRoot, 'apps/web/dist-server/prerender.js'), ...process.argv.slice(2))
run(join(workspaceRoot, 'tools/scripts/compress.mjs'), folder)
