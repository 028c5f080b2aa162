import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { workspaceRoot } from './src/workspace-root.mjs'

// npx nx prerender web: writes the public pages as compressed files.
const folder = join(workspaceRoot, 'apps/web/dist-prerendered')

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: workspaceRoot, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

run(join(workspaceRoot, 'apps/web/dist-server/prerender.js'), ...process.argv.slice(2))
run(join(workspaceRoot, 'tools/scripts/compress.mjs'), folder)
