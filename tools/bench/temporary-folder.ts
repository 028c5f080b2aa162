import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates an empty folder that is removed on disposal. */
export async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'shuyuan-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
