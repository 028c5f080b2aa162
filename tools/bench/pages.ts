import { parseArgs } from 'node:util'
import { runLighthouse, type PageFigures } from './lighthouse.ts'
import { median } from './median.ts'
import { print, row } from './print.ts'
import { startApi, startSiteServer } from './start-servers.ts'
import { serveStaticCopies } from './static-copies.ts'

// Runs Lighthouse on pages of the rendering server, on copies without script, and on pages that the browser renders. The
// sites take turns, so that other load on the machine affects all alike.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

const pages = [
  { name: 'home', path: '/', performance: 97 },
  { name: 'list', path: '/courses', performance: 97 },
  { name: 'course', path: '/courses/detail/1', performance: 95 },
]
/** `lcp` is a multiple of that of the copy. */
const limits = { lcp: 1.2, tbt: 150, cls: 0.02 }

const ms = (value: number) => `${Math.round(value)} ms`

function medianOf(figures: PageFigures[]): PageFigures {
  const of = (key: keyof PageFigures) => median(figures.map((one) => one[key]))
  return {
    performance: of('performance'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    speedIndex: of('speedIndex'),
  }
}

const cells = ({ performance, fcp, lcp, tbt, cls, speedIndex }: PageFigures) => [
  performance.toFixed(0),
  ...[fcp, lcp, tbt].map(ms),
  cls.toFixed(3),
  ms(speedIndex),
]

/** Returns the missed targets of a page. */
function misses(page: (typeof pages)[number], figures: PageFigures, copy: PageFigures): string[] {
  const { performance, lcp, tbt, cls } = figures
  return [
    performance < page.performance && `performance ${performance} of ${page.performance}`,
    lcp > limits.lcp * copy.lcp && `LCP × ${(lcp / copy.lcp).toFixed(2)} of ${limits.lcp}`,
    tbt > limits.tbt && `TBT ${ms(tbt)} of ${limits.tbt}`,
    cls > limits.cls && `CLS ${cls.toFixed(3)} of ${limits.cls}`,
  ].flatMap((miss) => (miss === false ? [] : `${page.name}: ${miss}`))
}

async function bench(): Promise<boolean> {
  await using api = await startApi()
  await using rendering = await startSiteServer({ api })
  await using browserRendered = await startSiteServer({ api, args: ['--static'] })
  await using copies = await serveStaticCopies(
    rendering.url,
    pages.map(({ path }) => path),
  )
  const sites = {
    'rendering server': rendering.url,
    'copy without script': copies.url,
    'rendered by the browser': browserRendered.url,
  }
  const subjects = pages.flatMap((page) =>
    Object.entries(sites).map(([site, url]) => ({
      page,
      site,
      url: url + page.path,
      figures: new Array<PageFigures>(),
    })),
  )
  row(['Run', 'Page', 'Site', 'Performance', 'FCP', 'LCP', 'TBT', 'CLS', 'Speed Index'])
  row(['--:', '---', '---', '--:', '--:', '--:', '--:', '--:', '--:'])
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, site, url, figures } of subjects) {
      const result = await runLighthouse(url)
      figures.push(result)
      row([`${run}`, page.name, site, ...cells(result)])
    }
  }
  for (const { page, site, figures } of subjects)
    row(['median', page.name, site, ...cells(medianOf(figures))])

  const missed = pages.flatMap((page) => {
    const [figures, copy] = subjects.filter((subject) => subject.page === page)
    return figures && copy ? misses(page, medianOf(figures.figures), medianOf(copy.figures)) : []
  })
  print(missed.length === 0 ? '\nAll targets are met.' : `\nMissed:\n${missed.join('\n')}`)
  return missed.length === 0
}

process.exitCode = (await bench()) ? 0 : 1
