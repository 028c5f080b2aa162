import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { launchOptions, pageBuild, pageFolder, usualStack } from './bench.config.ts'
import { installPackages } from './install-packages.ts'
import { print, row } from './report.ts'
import type { Figure } from './src/page.tsx'
import { temporaryFolder } from './temporary-folder.ts'

/**
 * How long rich-text may take, relative to the libraries that write its HTML. Compares the fastest runs. Every text is
 * also parsed and sanitized, which takes longer than Markdown and code.
 */
const limit = 4
/** No server listens here: the runner fulfills the requests with the built files. */
const origin = 'http://bench.invalid'

const kinds = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['woff2', 'font/woff2'],
])

const ms = (value: number) => `${value.toFixed(value < 1 ? 3 : 1)} ms`.padStart(10)

function printFigures(figures: Figure[]): number {
  print(`${''.padEnd(24)}${'median'.padStart(10)}${'fastest'.padStart(10)}   runs`)
  for (const { name, median, fastest, samples } of figures)
    print(`${name.padEnd(24)}${ms(median)}${ms(fastest)}${String(samples).padStart(7)}`)
  const ours = figures.find(({ name }) => name === 'rich-text')
  const sum = figures.find(({ name }) => name === 'sum of the three')
  const ratioOf = (key: 'median' | 'fastest') => (ours?.[key] ?? NaN) / (sum?.[key] ?? NaN)
  print(
    `\nrich-text : sum of the three = ${ratioOf('median').toFixed(2)} by the median, ` +
      `${ratioOf('fastest').toFixed(2)} by the fastest (limit ${limit})`,
  )
  return ratioOf('fastest')
}

async function bench(): Promise<boolean> {
  await using folder = await temporaryFolder()
  await installPackages(folder.path, { dependencies: usualStack })
  await build(pageBuild(folder.path))
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
    print(`Chromium ${browser.version()}`)

    print('\nMarkdown on the page, from mount to paint:')
    row(['Shown by', 'Text', 'First words', 'All', 'Longest task'])
    row(['---', '--:', '--:', '--:', '--:'])
    for (const size of [307_200, 1_048_576]) {
      for (const subject of ['rich-text', 'react-markdown'] as const) {
        const { first, total, longestTask } = await page.evaluate(
          ([name, bytes]) => window.bench.measureShowing(name, bytes),
          [subject, size] as const,
        )
        row([
          subject,
          `${size / 1024} KB`,
          ...[first, total, longestTask].map((value) => `${value.toFixed(0)} ms`),
        ])
      }
    }

    const { bytes, formulas, code } = await page.evaluate(() => window.bench.sampleSize())
    print(`\n${bytes} bytes of Markdown, ${formulas} formulas, ${code} blocks of code:`)
    const ratio = printFigures(await page.evaluate(() => window.bench.measureRendering()))
    return ratio <= limit
  } finally {
    await browser.close()
  }
}

process.exitCode = (await bench()) ? 0 : 1
