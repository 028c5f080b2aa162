import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { test, visitAs } from '../e2e/fixtures'
import { sitePaths } from '../e2e/site-routes'
import { nameOf, settle } from './pictured-page'

// Updates docs/gallery.md and its small images: every page in wide and light, and in narrow and dark.

const docs = new URL('../../../docs/', import.meta.url).pathname
const folder = 'images/pages/'

/** Queries of pages that show more content with one. */
const shownAs: Record<string, string> = {
  '/search': '/search?keywords=Python',
  '/order': '/order?goods_type=vod&goods_id=4',
  '/courses/detail/1': '/courses/detail/4',
}

/** Pages that redirect a signed-in learner. */
const forVisitors = ['/login']

const pages = sitePaths().map((path) => ({ path: shownAs[path] ?? path, name: nameOf(path) }))

const looks = [
  { look: 'wide', colorScheme: 'light', width: 1440, height: 900, deviceScaleFactor: 0.5 },
  { look: 'narrow', colorScheme: 'dark', width: 375, height: 740, deviceScaleFactor: 1 },
] as const

// Run in one worker, because the gallery folder is emptied first.
test.describe.configure({ mode: 'default' })

test.beforeAll(() => {
  rmSync(docs + folder, { recursive: true, force: true })
  mkdirSync(docs + folder, { recursive: true })
  const chapters = pages.map(
    ({ path, name }) =>
      `## \`${path}\`\n\n${looks.map(({ look }) => `![${name}, ${look}](${folder}${name}-${look}.jpg)`).join(' ')}\n`,
  )
  const head =
    '# Gallery\n\nEvery page, wide and light, narrow and dark. `npx nx screenshots web gallery` renews this file.\n'
  writeFileSync(`${docs}gallery.md`, [head, ...chapters].join('\n'))
})

test.use({ expectedErrors: /./ })

for (const { look, width, height, ...context } of looks) {
  test.describe(look, () => {
    test.use({ ...context, viewport: { width, height }, reducedMotion: 'reduce' })

    for (const { path, name } of pages) {
      test(`${path} has its image`, async ({ page, sandbox }) => {
        if (!forVisitors.includes(path)) await visitAs(page, await sandbox.logIn('13800000001'))
        await page.goto(path)
        await settle(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: `${docs}${folder}${name}-${look}.jpg`,
          type: 'jpeg',
          quality: 60,
          animations: 'disabled',
        })
      })
    }
  })
}
