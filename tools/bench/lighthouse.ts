import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import * as v from 'valibot'
import { launchOptions } from './bench.config.ts'
import type { LearnerStorage } from './new-learner.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)

/** Installed on demand, because it is larger than all other dependencies together. */
const version = '12.8.2'

const metricSchema = v.object({ numericValue: v.number() })
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    environment: v.object({ benchmarkIndex: v.number() }),
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

/** Results of Lighthouse for a page. Times are in ms. */
export interface PageFigures {
  /** 0 to 100. */
  performance: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  speedIndex: number
  /** Speed of the machine during the run. A cheap laptop has about 1,000. */
  benchmarkIndex: number
}

/** Number of attempts, because traces sometimes lack their start. */
const attempts = 3

/**
 * Measures a page with default settings: a mid-range phone with simulated throttling.
 *
 * @param storage origin and local storage of the visitor, who is signed out without it
 */
export async function runLighthouse(
  url: string,
  storage?: LearnerStorage,
  attempt = 1,
): Promise<PageFigures> {
  try {
    return await runOnce(url, storage)
  } catch (error) {
    if (attempt === attempts) throw error
    return runLighthouse(url, storage, attempt + 1)
  }
}

/** Creates a browser profile that contains only the storage. */
async function writeProfile(folder: string, storage: LearnerStorage): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, launchOptions)
  await context.setStorageState(storage)
  await context.close()
}

async function runOnce(url: string, storage?: LearnerStorage): Promise<PageFigures> {
  const { executablePath, args = [] } = launchOptions
  await using profile = await temporaryFolder()
  if (storage) await writeProfile(profile.path, storage)
  const { stdout } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', '--only-categories=performance'],
      ...(storage ? ['--disable-storage-reset'] : []),
      `--chrome-flags=${['--headless', `--user-data-dir=${profile.path}`, ...args].join(' ')}`,
    ],
    {
      // Outside the workspaces of this repository.
      cwd: tmpdir(),
      env: { ...process.env, CHROME_PATH: executablePath },
      maxBuffer: 64 * 1024 ** 2,
    },
  )
  const { environment, categories, audits } = v.parse(reportSchema, stdout)
  return {
    benchmarkIndex: environment.benchmarkIndex,
    performance: categories.performance.score * 100,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
  }
}
