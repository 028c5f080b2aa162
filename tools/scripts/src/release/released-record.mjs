import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishedState } from './published-state.mjs'

const recordFile = '.changeset/released.json'

/** What was released last, as `publishedState` described it then. */
export function readReleased(root) {
  const file = join(root, recordFile)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Records the state of the workspace as released. */
export function recordReleased(root) {
  writeFileSync(join(root, recordFile), `${JSON.stringify(publishedState(root), null, 2)}\n`)
}
