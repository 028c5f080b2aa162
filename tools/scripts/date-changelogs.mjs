import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libraries } from './src/libraries.mjs'
import { workspaceRoot } from './src/workspace-root.mjs'

// npm run versions: after `changeset version`, adds the date to the new versions in the changelogs.
const today = new Date().toISOString().slice(0, 10)
for (const { folder } of libraries(workspaceRoot)) {
  const path = join(folder, 'CHANGELOG.md')
  if (!existsSync(path)) continue
  const changelog = readFileSync(path, 'utf8')
  writeFileSync(path, changelog.replaceAll(/^## (\d\S+)$/gm, `## $1 (${today})`))
}
