import { gzipSync } from 'node:zlib'
import { expect } from '../shared/fixtures'
import { expectHydrated, test } from '../shared/rendered-site'

const count = 2000
const path = '/courses/detail/90000'

test('the HTML of a course with 2,000 lessons contains each lesson and stays small', async ({
  rendered,
  sandbox,
}) => {
  await sandbox.grow({ lessons: count })
  const html = await (await fetch(`${rendered}${path}?tab=3`)).text()
  expect(new Set(html.match(/href="\/courses\/video\/\d+"/g)).size).toBe(count)
  expect(gzipSync(html).length).toBeLessThan(60_000)
})

test('a course with 2,000 lessons in chapters expands to its last lesson', async ({
  page,
  sandbox,
}) => {
  await sandbox.grow({ lessons: count })
  await page.goto(`${path}?tab=3`)
  await expectHydrated(page)
  await page.getByRole('button', { name: '全部展开' }).click()
  const last = page.getByRole('link', { name: `百科第 ${count} 课` })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
})
