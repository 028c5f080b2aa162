import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../shared/accessible'
import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

const course = 4

const field = (page: Page) => page.getByRole('textbox', { name: /写笔记|的笔记$/ })
const notes = (page: Page) => page.getByRole('list', { name: '笔记列表' })

async function seek(player: LessonPlayer, second: number): Promise<void> {
  await player.video.evaluate((video: HTMLVideoElement, to) => {
    video.currentTime = to
  }, second)
  await expect.poll(() => player.position()).toBeGreaterThan(second - 1)
}

test('on a phone, a note is written, found, played and kept with the keyboard', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 375, height: 812 })
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(403)
  await seek(player, 125)
  await player.region.focus()
  await page.keyboard.press('n')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('字符串不可变')
  await expect(page.getByRole('textbox', { name: '02:05 的笔记' })).toBeFocused()
  // A draft survives a reload.
  await page.reload()
  await player.isLoaded()
  await player.region.focus()
  await page.keyboard.press('n')
  await expect(field(page)).toHaveValue('字符串不可变')
  await page.keyboard.press('Control+Enter')
  await expect(notes(page).getByRole('listitem')).toHaveText(/02:05.*字符串不可变/)
  await expect(field(page)).toHaveValue('')
  await seek(player, 10)
  await notes(page).getByRole('button', { name: '播放 02:05' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => player.position()).toBeGreaterThan(124.5)
  expect(await player.position()).toBeLessThan(125.5)
  await page.getByRole('searchbox', { name: '搜索笔记' }).fill('循环')
  await expect(page.getByText('没有找到')).toBeVisible()
  await player.region.focus()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('在此刻记笔记')
})

test('notes of a course are exported and imported, and open other lessons', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await page.goto('/courses/video/403?tab=notes&t=61')
  await player.isLoaded()
  await expect.poll(() => player.position()).toBeGreaterThan(60.5)
  await page.getByRole('button', { name: '加书签' }).click()
  await expect(notes(page)).toContainText('书签')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const markdown = await readFile(await (await saved).path(), 'utf8')
  expect(markdown).toMatch(/- \[01:01\]\(\S+\/courses\/video\/403\?t=61\)/)
  await notes(page).getByRole('button', { name: '删除' }).click()
  await expect(notes(page).getByRole('listitem')).toHaveText('已删除一条笔记撤销')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(notes(page).getByRole('listitem')).toContainText('书签')
  const other = markdown.replaceAll('/courses/video/403', '/courses/video/404') + '  第二行\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(other) })
  await page.getByRole('button', { name: '整门课' }).click()
  await expect(notes(page).getByRole('listitem')).toHaveCount(2)
  await notes(page)
    .getByRole('button', { name: /播放 01:01/ })
    .last()
    .click()
  await expect(page).toHaveURL('/courses/video/404?t=61')
  await player.isLoaded()
  await expect.poll(() => player.position()).toBeGreaterThan(60.5)
})

test('10,000 notes stay fast, and two tabs share them', async ({ page, context, sandbox }) => {
  test.setTimeout(120_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.goto('/courses/video/403?tab=notes')
  const player = new LessonPlayer(page)
  await player.isLoaded()
  const second = await context.newPage()
  await second.goto('/courses/video/403?tab=notes')
  await expect(second.getByText('看到想记的地方，停下来写一句')).toBeVisible()
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `- [x](/courses/video/403?t=${index}) 第 ${index} 条，先看例子`,
  )
  const file = `# [课](/courses/detail/4)\n\n## [节](/courses/video/403)\n\n${lines.join('\n')}\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from(file) })
  await expect(page.getByText('共 10000 条')).toBeVisible({ timeout: 30_000 })
  await expect(second.getByText('共 10000 条')).toBeVisible({ timeout: 30_000 })
  const start = Date.now()
  await page.getByRole('searchbox', { name: '搜索笔记' }).fill('第 9999 条')
  await expect(page.getByText('共 1 条')).toBeVisible()
  const searched = Date.now() - start
  test.info().annotations.push({ type: 'search in 10,000 notes', description: `${searched} ms` })
  expect(searched).toBeLessThan(5_000)
})

test('notes are deleted at sign-out if the learner chose so', async ({ page, sandbox }) => {
  test.setTimeout(90_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  const count = () =>
    page.evaluate(async () => {
      const name = (await indexedDB.databases()).find((one) =>
        /notes-\d/.test(one.name ?? ''),
      )?.name
      if (name === undefined) return 0
      return new Promise<number>((resolve) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('records').objectStore('records').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      })
    })
  const signOut = async () => {
    await page.getByRole('banner').locator('[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: '退出' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  }
  await visitAs(page, token)
  await page.goto('/courses/video/403?tab=notes')
  await page.getByRole('button', { name: '加书签' }).click()
  await expect(notes(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('checkbox', { name: '退出登录时删除本机笔记' }).click()
  expect(await count()).toBe(1)
  await signOut()
  await expect.poll(count).toBe(0)
})

test('without storage the text stays, and a message explains it', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (document.documentElement.dataset['full'] === '')
        throw new DOMException('', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await visitAs(page, token)
  await page.goto('/courses/video/403?tab=notes')
  await field(page).fill('写满了')
  await page.evaluate(() => (document.documentElement.dataset['full'] = ''))
  await page.getByRole('button', { name: '保存笔记' }).click()
  await expect(page.getByText(/^这台设备空间不足，没有保存/)).toBeVisible()
  await expect(field(page)).toHaveValue('写满了')
  await page.evaluate(() => delete document.documentElement.dataset['full'])
  await page.getByRole('button', { name: '保存笔记' }).click()
  await expect(notes(page)).toContainText('写满了')
})

test('notes pass axe in narrow and wide windows, light and dark', async ({ page, sandbox }) => {
  test.setTimeout(90_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/courses/video/403?tab=notes')
  await field(page).fill('在手机上写')
  await page.getByRole('button', { name: '保存笔记' }).click()
  await expect(notes(page)).toContainText('在手机上写')
  await notes(page).getByRole('button', { name: '编辑' }).click()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: '取消' }).click()
  await notes(page).getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('button', { name: '撤销' })).toBeFocused()
  await expectAccessible(page)
})
