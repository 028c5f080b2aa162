import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Node options that make a program report its memory. */
export const memoryReporting = [
  '--expose-gc',
  '--import',
  fileURLToPath(new URL('report-memory.mjs', import.meta.url)),
]

/** Returns the memory of a program after garbage collection. */
export async function memoryOf(program: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const reply = once(program, 'message')
  program.send('memory')
  const [memory] = await reply
  return memory
}

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
