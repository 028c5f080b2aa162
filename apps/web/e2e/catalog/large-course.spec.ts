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

test('the keyboard expands each chapter of a course with 2,000 lessons and reaches its lessons', async ({
  page,
  sandbox,
}) => {
  await sandbox.grow({ lessons: count, chapterSize: 0 })
  await page.goto(path)
  await expectHydrated(page)
  await page.getByRole('tab', { name: '课程目录' }).click()
  const outline = page.getByRole('navigation', { name: '课程目录' })
  const lessons = outline.locator('a')
  const chapterSize = 50
  await expect(outline.locator('summary')).toHaveCount(count / chapterSize)
  await expect(lessons).toHaveCount(chapterSize)

  for (let shown = chapterSize; shown < count; shown += chapterSize) {
    await lessons.nth(shown - 1).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(lessons).toHaveCount(shown + chapterSize)
  }
  await page.keyboard.press('Tab')
  await expect(lessons.nth(count - chapterSize)).toBeFocused()

  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeId } = await devtools.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'nav[aria-label="课程目录"]',
  })
  const { nodes } = await devtools.send('Accessibility.queryAXTree', { nodeId, role: 'link' })
  expect(nodes).toHaveLength(count)
  expect(nodes.at(-1)?.name?.value).toContain(`百科第 ${count} 课`)
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
