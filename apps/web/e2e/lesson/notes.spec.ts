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

test('N in full screen leaves it and focuses the field of a note', async ({ page, sandbox }) => {
  await visitAs(page, (await sandbox.newMember({ courses: [course] })).token)
  const player = new LessonPlayer(page)
  await player.open(404)
  await player.play()
  await player.button('全屏').click()
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFullScreen).toBe(true)
  await page.keyboard.press('n')
  await expect(field(page)).toBeFocused()
  expect(await isFullScreen()).toBe(false)
  // These keys are shortcuts of the player.
  await page.keyboard.type('mk')
  await expect(field(page)).toHaveValue('mk')
  expect(await player.isPaused()).toBe(false)
})
