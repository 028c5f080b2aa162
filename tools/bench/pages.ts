import { parseArgs } from 'node:util'
import { runLighthouse, type PageFigures } from './lighthouse.ts'
import { newLearner } from './new-learner.ts'
import { print, row, median } from './report.ts'
import { startApi, startSiteServer } from './start-servers.ts'
import { serveStaticCopies } from './static-copies.ts'

// Runs Lighthouse on public pages of the rendering server, on copies without script, and on pages that the browser
// renders, and then on pages of a signed-in learner. Alternates between the sites, so that other load on the machine
// affects all alike.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

const pages = [
  { name: 'home', path: '/', performance: 97 },
  { name: 'list', path: '/courses', performance: 97 },
  { name: 'course', path: '/courses/detail/1', performance: 95 },
]
/** `lcp` is relative to the copy. */
const limits = { lcp: 1.2, tbt: 150, cls: 0.02 }

const learnerPages = [
  { name: 'study center', path: '/study-center' },
  { name: 'lesson', path: '/courses/video/404' },
  { name: 'orders', path: '/member/orders' },
  { name: 'messages', path: '/member/messages' },
]
/** `tbt` is relative to the slowest public page. */
const learnerLimits = { performance: 90, lcp: 2000, tbt: 3 }

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
    benchmarkIndex: of('benchmarkIndex'),
  }
}

const cells = (figures: PageFigures) => [
  figures.performance.toFixed(0),
  ...[figures.fcp, figures.lcp, figures.tbt].map(ms),
  figures.cls.toFixed(3),
  ms(figures.speedIndex),
  figures.benchmarkIndex.toFixed(0),
]

function misses(page: (typeof pages)[number], figures: PageFigures, copy: PageFigures): string[] {
  const { performance, lcp, tbt, cls } = figures
  return [
    performance < page.performance && `performance ${performance} of ${page.performance}`,
    lcp > limits.lcp * copy.lcp && `LCP × ${(lcp / copy.lcp).toFixed(2)} of ${limits.lcp}`,
    tbt > limits.tbt && `TBT ${ms(tbt)} of ${limits.tbt}`,
    cls > limits.cls && `CLS ${cls.toFixed(3)} of ${limits.cls}`,
  ].flatMap((miss) => (miss === false ? [] : `${page.name}: ${miss}`))
}

function learnerMisses(name: string, figures: PageFigures, publicTbt: number): string[] {
  const { performance, lcp, tbt } = figures
  return [
    performance < learnerLimits.performance &&
      `performance ${performance} of ${learnerLimits.performance}`,
    lcp > learnerLimits.lcp && `LCP ${ms(lcp)} of ${learnerLimits.lcp}`,
    tbt > learnerLimits.tbt * publicTbt &&
      `TBT × ${(tbt / publicTbt).toFixed(2)} of ${learnerLimits.tbt}`,
  ].flatMap((miss) => (miss === false ? [] : `${name}: ${miss}`))
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
      storage: undefined,
      figures: new Array<PageFigures>(),
    })),
  )
  const storage = await newLearner(api, rendering)
  const learnerSubjects = learnerPages.map((page) => ({
    page,
    site: 'learner',
    url: rendering.url + page.path,
    storage,
    figures: new Array<PageFigures>(),
  }))
  const all = [...subjects, ...learnerSubjects]
  const figureNames = ['Performance', 'FCP', 'LCP', 'TBT', 'CLS', 'Speed Index', 'Benchmark index']
  row(['Run', 'Page', 'Site', ...figureNames])
  row(['--:', '---', '---', ...figureNames.map(() => '--:')])
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, site, url, storage: visitor, figures } of all) {
      const result = await runLighthouse(url, visitor)
      figures.push(result)
      row([`${run}`, page.name, site, ...cells(result)])
    }
  }
  for (const { page, site, figures } of all)
    row(['median', page.name, site, ...cells(medianOf(figures))])

  const missed = pages.flatMap((page) => {
    const [figures, copy] = subjects.filter((subject) => subject.page === page)
    return figures && copy ? misses(page, medianOf(figures.figures), medianOf(copy.figures)) : []
  })
  const publicTbt = Math.max(
    ...subjects
      .filter(({ site }) => site === 'rendering server')
      .map(({ figures }) => medianOf(figures).tbt),
  )
  for (const { page, figures } of learnerSubjects)
    missed.push(...learnerMisses(page.name, medianOf(figures), publicTbt))
  print(missed.length === 0 ? '\nAll targets are met.' : `\nMissed:\n${missed.join('\n')}`)
  return missed.length === 0
}

process.exitCode = (await bench()) ? 0 : 1
