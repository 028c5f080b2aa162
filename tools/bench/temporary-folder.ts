import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder, which goes when it is disposed of. */
export async function temporaryFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'shuyuan-bench-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) }
}
