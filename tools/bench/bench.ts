import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions, pageBuild, pageFolder } from './bench.config.ts'
import type { Figure } from './src/page.tsx'

/** How much more than its libraries rich-text may take; judged by the fastest run, the least disturbed. */
const limit = 1.25
/** Nobody listens here: the browser is handed the files. */
const origin = 'http://bench.invalid'

const kinds = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['woff2', 'font/woff2'],
])

const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`.padStart(10)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function sayFigures(figures: Figure[]): number {
  say(`${''.padEnd(24)}${'median'.padStart(10)}${'fastest'.padStart(10)}   runs`)
  for (const { name, median, fastest, samples } of figures)
    say(`${name.padEnd(24)}${ms(median)}${ms(fastest)}${String(samples).padStart(7)}`)
  const ours = figures.find(({ name }) => name === 'rich-text')
  const sum = figures.find(({ name }) => name === 'sum of the three')
  const ratioOf = (key: 'median' | 'fastest') => (ours?.[key] ?? NaN) / (sum?.[key] ?? NaN)
  say(
    `\nrich-text : sum of the three = ${ratioOf('median').toFixed(2)} by the median, ` +
      `${ratioOf('fastest').toFixed(2)} by the fastest (limit ${limit})`,
  )
  return ratioOf('fastest')
}

async function bench(): Promise<boolean> {
  await build(pageBuild)
  const browser = await chromium.launch(launchOptions)
  try {
    const page = await browser.newPage()
    await page.route(`${origin}/**`, async (route, request) => {
      const path = new URL(request.url()).pathname
      const contentType = kinds.get(path.split('.').at(-1) ?? '') ?? 'application/octet-stream'
      await route.fulfill({ body: await readFile(join(pageFolder, path)), contentType })
    })
    await page.goto(`${origin}/index.html`)
    await page.waitForFunction(() => 'bench' in window)
    say(`Chromium ${browser.version()}`)

    const shown = await page.evaluate(() => window.bench.measureShowing(1_048_576))
    say(`\n1 MB of Markdown (${shown.characters} characters) in <RichText>:`)
    say(
      `first words${ms(shown.first)}, all${ms(shown.total)}, longest task${ms(shown.longestTask)}`,
    )

    const { bytes, formulas, code } = await page.evaluate(() => window.bench.sampleSize())
    say(`\n${bytes} bytes of Markdown, ${formulas} formulas, ${code} blocks of code:`)
    const ratio = sayFigures(await page.evaluate(() => window.bench.measureRendering()))
    return ratio <= limit
  } finally {
    await browser.close()
  }
}

process.exitCode = (await bench()) ? 0 : 1
