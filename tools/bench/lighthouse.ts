import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { launchOptions } from './bench.config.ts'

const run = promisify(execFile)

/** Installed on demand, because it is larger than all other dependencies together. */
const version = '12.8.2'

const metricSchema = v.object({ numericValue: v.number() })
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    categories: v.object({ performance: v.object({ score: v.number() }) }),
    audits: v.object({
      'first-contentful-paint': metricSchema,
      'largest-contentful-paint': metricSchema,
      'total-blocking-time': metricSchema,
      'cumulative-layout-shift': metricSchema,
      'speed-index': metricSchema,
    }),
  }),
)

/** Results of Lighthouse for a page; times in ms. */
export interface PageFigures {
  /** 0 to 100. */
  performance: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
}

/** Number of attempts: sometimes a trace is missing its start. */
const attempts = 3

/** Measures a page with default settings: a mid-range phone with simulated throttling. */
export async function runLighthouse(url: string, attempt = 1): Promise<PageFigures> {
  try {
    return await runOnce(url)
  } catch (error) {
    if (attempt === attempts) throw error
    return runLighthouse(url, attempt + 1)
  }
}

async function runOnce(url: string): Promise<PageFigures> {
  const { executablePath, args = [] } = launchOptions
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--only-categories=performance'],
      `--chrome-flags=${['--headless', ...args].join(' ')}`,
    ],
    {
      // Not a workspace of this repository.
      cwd: tmpdir(),
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: 64 * 1024 ** 2,
    },
  )
  const { categories, audits } = v.parse(reportSchema, stdout)
  return {
    performance: categories.performance.score * 100,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
  }
}
