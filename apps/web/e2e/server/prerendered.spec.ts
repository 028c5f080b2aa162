import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test as base } from '../shared/fixtures'
import { startPlainHost } from './plain-host'
import { expectHydrated } from '../shared/rendered-site'

const run = promisify(execFile)

const program = fileURLToPath(new URL('../../dist-server/prerender.js', import.meta.url))

/** Serves the site as prerendered files on a host without Node. */
const test = base.extend<object, { prerendered: string }>({
  prerendered: [
    async ({ stack }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'shuyuan-prerendered-'))
      await run(process.execPath, [
        ...[program, '--api', stack.apiUrl, '--frame-host', stack.apiUrl, '--out', folder],
        ...['--calls-per-minute', '100000'],
      ])
      const host = await startPlainHost(folder, Number(new URL(stack.apiUrl).port) + 2)
      await use(host.url)
      await host.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ prerendered }, use) => use(prerendered),
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows its content', async ({ page }) => {
    await page.goto('/courses/detail/4')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Python 程序设计/)
    await expect(page.getByRole('main').getByText('课程目录').first()).toBeVisible()
    await expect(page).toHaveTitle(/书院学堂/)
  })
})

test('a page hydrates and its links work', async ({ page }) => {
  await page.goto('/courses')
  await expectHydrated(page)
  await page.getByRole('link', { name: '免费', exact: true }).click()
  await expect(page).toHaveURL('/courses?scene=free')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('免费')
})

test('a query shows its own results despite the prerendered page', async ({ page }) => {
  await page.goto('/courses?scene=free')
  const courses = page.getByRole('main').getByRole('article')
  await expect(courses.filter({ hasText: '走进博物馆' })).toHaveCount(0)
  await expect(courses.first()).toContainText('免费')
  await expect(page.getByRole('link', { name: '免费', exact: true })).toHaveAttribute(
    'aria-current',
    /./,
  )
})

test('a page without a file is rendered in the browser', async ({ page }) => {
  await page.goto('/search?keywords=Python')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Python/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('prerendered data is refetched', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000)
  const renewed = page.waitForResponse(/\/api\/v2\/course\/4$/)
  await page.goto('/courses/detail/4')
  expect((await renewed).ok()).toBe(true)
})
