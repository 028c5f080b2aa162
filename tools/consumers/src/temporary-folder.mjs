import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates the folder of this run and removes it at the end, unless the caller set one. */
// eslint-disable-next-line workspace/no-default-export -- Playwright calls the default export
export default function temporaryFolder() {
  if (process.env.CONSUMERS_FOLDER) return
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'shuyuan-consumers-'))
  process.env.CONSUMERS_FOLDER = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
