import type { Page } from '@playwright/test'
import { LessonPlayer } from '../lesson/lesson-player'
import { expect, expectVisitor, test } from '../shared/fixtures'
import { expectHeadingFocused, expectSettled } from '../shared/focused'
import { KeyboardUser } from '../shared/keyboard'

/** Each leg starts on the page where the previous one ended. Insert new legs between or after these. */
const legs = {
  async search(page: Page, user: KeyboardUser) {
    const opensSearch = page.getByRole('button', { name: '打开搜索' })
    const box = page.getByRole('searchbox', { name: '关键字' })
    if (await opensSearch.isVisible()) {
      await user.tabTo(opensSearch)
      await user.press('Enter')
      await expect(box).toBeFocused()
    } else await user.tabTo(box)
    await user.type('Python')
    await user.press('Enter')
    await expectHeadingFocused(page, '“Python”的搜索结果')
    await user.seesFocus()
  },

  async course(page: Page, user: KeyboardUser) {
    const hit = page
      .getByRole('main')
      .getByRole('link', { name: /Python/ })
      .first()
    await user.tabTo(hit)
    await user.press('Enter')
    await expect(page).toHaveURL(/\/courses\/detail\/\d+/)
    await expectHeadingFocused(page, /Python/)
    const outline = page.getByRole('tab', { name: '课程目录' })
    await user.tabTo(page.getByRole('tab', { name: '课程详情' }))
    await user.moveTo(outline, 'ArrowRight')
    await expect(outline).toHaveAttribute('aria-selected', 'true')
    await user.tabTo(page.getByRole('tabpanel'))
  },

  async trial(page: Page, user: KeyboardUser) {
    const lesson = page.getByRole('tabpanel').getByRole('link', { name: /可试看/ })
    await user.tabTo(lesson.first())
    await user.press('Enter')
    await expect(page).toHaveURL(/\/login\?redirect=/)
  },

  async login(page: Page, user: KeyboardUser) {
    const dialog = page.getByRole('dialog', { name: '登录' })
    const mobile = dialog.getByRole('textbox', { name: '手机号' })
    await user.tabTo(mobile)
    await user.type('13800000002')
    await user.tabTo(dialog.getByLabel('密码', { exact: true }))
    await user.type('shuyuan123')
    await user.tabTo(dialog.getByRole('button', { name: '立即登录' }))
    await user.press('Enter')
    await expect(page).toHaveURL(/\/courses\/video\/\d+/)
    await expectHeadingFocused(page, /Python/)
  },

  async play(page: Page, user: KeyboardUser) {
    const player = new LessonPlayer(page)
    await player.isLoaded()
    await user.tabTo(player.button('播放'), 'Shift+Tab')
    await user.press('Enter')
    await player.playsPast(0.5)
    await user.press('k')
    await expect.poll(() => player.isPaused()).toBe(true)
    await user.press('ArrowRight')
    const second = await player.playsPast(5)
    await user.press('ArrowLeft')
    await expect.poll(() => player.position()).toBeLessThan(second)
  },

  async comment(page: Page, user: KeyboardUser) {
    const player = new LessonPlayer(page)
    const second = await player.position()
    // In a narrow window, its first tab is the outline. In a wide one, the outline has tabs of its own.
    const tabs = page.getByRole('tablist', { name: '本节内容' })
    await user.tabTo(tabs.getByRole('tab', { selected: true }))
    await user.moveTo(tabs.getByRole('tab', { name: '课程评论' }), 'ArrowRight')
    await user.tabTo(page.getByRole('textbox', { name: '评论内容' }))
    // Each of these characters is also a shortcut of the player.
    await user.type('Look, Mark: jk 0 9')
    await user.tabTo(page.getByRole('button', { name: '发表评论' }))
    await user.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '评论已提交' })).toBeVisible()
    expect(await player.isPaused()).toBe(true)
    expect(await player.position()).toBe(second)
    await expect(player.button('静音')).toBeAttached()
  },

  async userMenu(page: Page, user: KeyboardUser) {
    const opener = page.getByRole('banner').locator('button[aria-haspopup=menu]')
    await user.tabTo(opener, 'Shift+Tab')
    await user.press('Enter')
    const menu = page.getByRole('menu')
    const first = menu.getByRole('menuitem').first()
    await expect(first).toBeFocused()
    await user.moveTo(menu.getByRole('menuitem', { name: '我的消息' }), 'ArrowDown')
    await user.press('Escape')
    await expect(opener).toBeFocused()
    await user.press('ArrowDown')
    await expect(first).toBeFocused()
    await user.moveTo(menu.getByRole('menuitem', { name: '安全退出' }), 'ArrowDown')
  },

  async logout(page: Page, user: KeyboardUser) {
    await user.press('Enter')
    await expect(page).toHaveURL('/')
    await expectVisitor(page)
    await expectHeadingFocused(page, '书院学堂')
  },
}

for (const width of [1280, 375]) {
  test(`everything from search to sign-out works with the keyboard at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expectSettled(page)
    const user = new KeyboardUser(page)
    await user.press('Tab')
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
    for (const [name, leg] of Object.entries(legs)) {
      await test.step(name, () => leg(page, user))
    }
  })
}
