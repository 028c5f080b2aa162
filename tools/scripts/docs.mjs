import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentationFiles } from './src/documentation-files.mjs'
import { print } from './src/print.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run build-storybook: after the build, adds the documents as Markdown and llms.txt to the folder of the Storybook.
// Any static host can serve this folder as the documentation site.
const site = join(workspaceRoot, 'tools/storybook/dist')
const files = documentationFiles(workspaceRoot)
for (const { path, text } of files) {
  const file = join(site, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
print(`${files.length - 1} Markdown files and llms.txt added to the Storybook in ${site}`)
