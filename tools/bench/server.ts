import type { ChildProcess } from 'node:child_process'
import autocannon from 'autocannon'
import { megabytes, memoryOf, memoryReporting } from './memory-of.ts'
import { print } from './report.ts'
import { startApi, startSiteServer } from './start-servers.ts'

// Measures how many pages one rendering server renders and serves, and whether its memory stays constant.

const targets = { rendered: 50, kept: 1000, latency: 50, growth: 1.1 }
const renders = 10_000
const step = 2000
/** Number of requests after which the page cache is full. */
const warmUp = 4000

const paths = ['/', '/courses', '/courses/detail/4', '/vip', '/search?keywords=Python']

/** Pins the server to one core, so that the load generator does not slow it down. */
const onOneCore = process.platform === 'linux' ? ['taskset', '--cpu-list', '0'] : []

let query = 0

/** Each URL has a different query, so the server renders each page, from cached replies. */
function render(url: string, amount: number): Promise<autocannon.Result> {
  return autocannon({
    url,
    amount,
    connections: 4,
    headers: { 'Accept-Encoding': 'gzip' },
    requests: [
      {
        setupRequest: (request) => {
          query += 1
          const path = paths[query % paths.length] ?? '/'
          return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}id=${query}` }
        },
      },
    ],
  })
}

const give = (url: string): Promise<autocannon.Result> =>
  autocannon({
    url,
    duration: 10,
    connections: 10,
    headers: { 'Accept-Encoding': 'gzip' },
    requests: paths.map((path) => ({ path })),
  })

function expectPages({ non2xx, errors }: autocannon.Result): void {
  if (non2xx + errors > 0)
    throw new Error(`${non2xx} pages had no content, ${errors} requests failed`)
}

const rate = ({ requests, duration }: autocannon.Result) => requests.total / duration

async function measure(url: string, server: ChildProcess): Promise<boolean> {
  expectPages(await render(url, 200))
  const rendered = await render(url, 2000)
  const kept = await give(url)
  for (const result of [rendered, kept]) expectPages(result)
  print(
    `newly rendered   ${rate(rendered).toFixed(0).padStart(6)} pages/s  (at least ${targets.rendered})`,
  )
  print(`from the cache   ${rate(kept).toFixed(0).padStart(6)} pages/s  (at least ${targets.kept})`)
  print(
    `                 p50 ${kept.latency.p50} ms, p99 ${kept.latency.p99} ms until the page is complete (at most ${targets.latency})`,
  )

  print('\nrenders      heap      RSS')
  const heaps: number[] = []
  for (let made = 0; made <= warmUp + renders; made += step) {
    if (made > 0) expectPages(await render(url, step))
    const { heapUsed, rss } = await memoryOf(server)
    if (made >= warmUp) heaps.push(heapUsed)
    print(
      `${String(made).padStart(7)}  ${megabytes(heapUsed).padStart(8)} ${megabytes(rss).padStart(8)}`,
    )
  }
  const [first = NaN] = heaps
  const growth = Math.max(...heaps) / first
  print(`heap after ${renders} renders: × ${growth.toFixed(2)} (at most ${targets.growth})`)
  return (
    rate(rendered) >= targets.rendered &&
    rate(kept) >= targets.kept &&
    kept.latency.p99 <= targets.latency &&
    growth <= targets.growth
  )
}

async function bench(): Promise<boolean> {
  await using api = await startApi()
  await using server = await startSiteServer({
    api,
    nodeArgs: memoryReporting,
    prefix: onOneCore,
  })
  return await measure(server.url, server.process)
}

process.exitCode = (await bench()) ? 0 : 1
