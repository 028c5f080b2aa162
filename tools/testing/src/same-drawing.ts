import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

interface Drawing {
  /** Major version of the browser. */
  browser: string
  /** Font family that the system uses for Chinese text. */
  font: string
}

function fontOfChinese(): string {
  try {
    return execFileSync('fc-match', ['sans-serif:lang=zh-cn', 'family'], {
      encoding: 'utf8',
    }).trim()
  } catch {
    return 'unknown'
  }
}

/**
 * Checks that this machine can reproduce the screenshots; otherwise skips the tests with the
 * reason. Updating the screenshots records the browser and the font. Patches of a major version
 * render the same.
 *
 * @param record file next to the screenshots that records who rendered them
 */
export function expectSameDrawing(browserVersion: string, record: URL): void {
  const here: Drawing = { browser: browserVersion.split('.')[0] ?? '', font: fontOfChinese() }
  const isUpdate = test.info().config.updateSnapshots === 'all'
  if (isUpdate || !existsSync(record)) {
    writeFileSync(record, `${JSON.stringify(here, null, 2)}\n`)
    return
  }
  const recorded: Partial<Drawing> = JSON.parse(readFileSync(record, 'utf8'))
  test.skip(
    recorded.browser !== here.browser || recorded.font !== here.font,
    `The screenshots were rendered by Chromium ${recorded.browser} with ${recorded.font}; this machine has Chromium ` +
      `${here.browser} and ${here.font}. Check the pages, then run: npx nx test:visual web --update-snapshots`,
  )
}
