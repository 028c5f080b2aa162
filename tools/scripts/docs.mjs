import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentationFiles } from './src/documentation-files.mjs'
import { nxEnvironment, nxProgram } from './src/nx.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run docs: the documentation site, which is the built Storybook with the same documents as Markdown and
// llms.txt beside it, ready for any host of files.
const site = join(workspaceRoot, 'tools/storybook/dist')
const { status } = spawnSync(
  process.execPath,
  [nxProgram, 'run', '@shuyuan/storybook:build-storybook', '--output-style=static'],
  { cwd: workspaceRoot, env: nxEnvironment, stdio: 'inherit' },
)
if (status !== 0) process.exit(1)

const files = documentationFiles(workspaceRoot)
for (const { path, text } of files) {
  const file = join(site, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
print(`${files.length - 1} Markdown files and llms.txt beside the Storybook in ${site}`)
