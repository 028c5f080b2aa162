import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './fixtures'

/** kB of 1000 bytes, gzip; what has loaded when the page's content shows. */
const budgets: [route: string, path: string, budget: number, mobile?: string][] = [
  ['/', '/', 130],
  ['/courses', '/courses', 145],
  ['/courses/detail/{id}', '/courses/detail/1', 145],
  ['/search', '/search?keywords=Python', 150],
  ['/announcement', '/announcement', 170],
  ['/vip', '/vip', 145],
  ['/login', '/login', 145],
  ['/study-center', '/study-center', 160, '13800000001'],
  ['/member', '/member', 160, '13800000001'],
  ['/member/messages', '/member/messages', 150, '13800000001'],
  ['/order', '/order?goods_type=role&goods_id=1', 160, '13800000001'],
  ['/courses/video/{id}', '/courses/video/1', 170, '13800000001'],
]

async function weigh(page: Page, path: string): Promise<number> {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      scripts.push(response.body())
  })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const bodies = await Promise.all([...scripts])
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
}

test('no route passes its script budget', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await signIn(page, '13800000001')
  const storageState = await page.context().storageState()
  const rows: { route: string; kB: number; budget: number }[] = []
  for (const [route, path, budget, mobile] of budgets) {
    const fresh = await browser.newContext({
      baseURL,
      ...(mobile === undefined ? {} : { storageState }),
    })
    rows.push({ route, kB: await weigh(await fresh.newPage(), path), budget })
    await fresh.close()
  }
  const folder = new URL('../../../reports/apps/web/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('weights.json', folder), JSON.stringify(rows, null, 2))
  expect(rows.filter(({ kB, budget }) => kB > budget)).toEqual([])
})
