import type { ChildProcess } from 'node:child_process'
import autocannon from 'autocannon'
import { growthOf } from './growth.ts'
import { megabytes, memoryOf } from './memory-of.ts'
import { print, row } from './print.ts'

const mostGrowth = 1.1
const steps = 10
/** Number of steps after which the caches are full. */
const warmUp = 3
const kept = [
  '/',
  '/courses',
  '/vip',
  '/announcement',
  '/nothing/here',
  '/robots.txt',
  '/config.js',
]

/** Every tenth request is for an uncached page. */
function pathOf(request: number): string {
  if (request % 10 === 0) return `/courses/detail/${1 + (request % 7)}?id=${request}`
  return kept[request % kept.length] ?? '/'
}

/** Returns whether the memory of a server stays constant over many requests. */
export async function soakServer(
  { url, process }: { url: string; process: ChildProcess },
  requests: number,
): Promise<boolean> {
  let made = 0
  const heaps: number[] = []
  row(['Requests', 'Heap', 'Memory of the process'])
  row(['--:', '--:', '--:'])
  for (let step = 0; step < steps; step += 1) {
    const { errors } = await autocannon({
      url,
      amount: requests / steps,
      connections: 10,
      headers: { 'Accept-Encoding': 'gzip' },
      requests: [
        {
          setupRequest: (request) => {
            made += 1
            return { ...request, path: pathOf(made) }
          },
        },
      ],
    })
    if (errors > 0) throw new Error(`${errors} requests failed`)
    const { heapUsed, rss } = await memoryOf(process)
    heaps.push(heapUsed)
    row([String(made), megabytes(heapUsed), megabytes(rss)])
  }
  const growth = growthOf(heaps.slice(warmUp))
  print(`\nheap: × ${growth.toFixed(2)} (at most ${mostGrowth})\n`)
  return growth <= mostGrowth
}
