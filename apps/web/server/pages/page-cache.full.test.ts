// @vitest-environment node
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import type { Page } from './page'
import { createPageCache } from './page-cache'

/** Distinct URLs of each kind. */
const count = 200_000

/** Size of a compressed page of the site, in bytes. */
const pageBytes = 12_000

const html = (status: number) => (): Page => ({
  status,
  headers: {},
  gzipped: new Uint8Array(pageBytes),
  isCacheable: true,
})

const redirect = (url: string): Page => ({
  status: 302,
  headers: { Location: url },
  gzipped: new Uint8Array(),
  isCacheable: true,
})

const kinds: [kind: string, urlOf: (n: number) => string, render: (url: string) => Page][] = [
  ['pages', (n) => `/courses/detail/${n}`, html(200)],
  ['missing pages', (n) => `/${'x'.repeat(1900)}/${n}`, html(404)],
  ['redirects', (n) => `/${'x'.repeat(1900)}/${n}`, redirect],
  ['searches', (n) => `/search?keywords=${n}`, html(200)],
  ['lists with a query', (n) => `/courses?page=${n}`, html(200)],
]

setFlagsFromString('--expose-gc')
// A new context has the function of the flag. The context of the test was created without it.
const collectGarbage = v.parse(v.function(), runInNewContext('gc'))

/** Memory of the JavaScript heap and of buffers without garbage, in bytes. */
function memoryUsed(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

it.each(kinds)('keeps 200,000 distinct %s below 200 MB', async (_, urlOf, render) => {
  const before = memoryUsed()
  let most = 0
  const pageAt = createPageCache(async (url) => render(url), { freshMs: 60_000, staleMs: 300_000 })
  for (let n = 0; n < count; n += 1) {
    await pageAt(urlOf(n))
    if (n % 20_000 === 0) most = Math.max(most, memoryUsed() - before)
  }
  expect(most).toBeLessThan(200e6)
})
