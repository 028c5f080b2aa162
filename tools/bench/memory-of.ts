import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Options of Node under which a program tells its memory. */
export const tellsMemory = [
  '--expose-gc',
  '--import',
  fileURLToPath(new URL('report-memory.mjs', import.meta.url)),
]

/** What a program keeps once nothing is left to collect. */
export async function memoryOf(program: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const reply = once(program, 'message')
  program.send('memory')
  const [memory] = await reply
  return memory
}

/** Bytes as megabytes. */
export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
