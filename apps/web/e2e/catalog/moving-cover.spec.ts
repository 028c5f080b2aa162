import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'

/** Writes the pseudo-elements that the page animates to `data-moved` of its root. */
async function watchMotion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved = new Set<string>()
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        if (effect instanceof KeyframeEffect && effect.pseudoElement)
          moved.add(effect.pseudoElement)
      }
      document.documentElement.dataset.moved = [...moved].join(' ')
      requestAnimationFrame(look)
    }
    look()
  })
}

const cover = /old\(cover\).*new\(cover\)|new\(cover\).*old\(cover\)/

async function openCourse(page: Page): Promise<void> {
  await page.goto('/courses')
  await watchMotion(page)
  await page.getByRole('main').getByRole('article').getByRole('link').nth(1).click()
  await expect(page.getByRole('tab', { name: '课程目录' })).toBeVisible()
}

test('the cover moves from a card to its course and on to the player', async ({
  page,
  sandbox,
}) => {
  await visitAs(page, await sandbox.logIn('13800000001'))
  await openCourse(page)
  await expect(page.locator('html')).toHaveAttribute('data-moved', cover)
  // Related courses are cards, too, but the cover of the page has the transition name unless a card has the focus.
  await page.goto('/courses/detail/1')
  await watchMotion(page)
  await page
    .getByRole('link', { name: /开始学习|继续学习/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '视频播放器' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-moved', cover)
})

test('nothing moves on phones, and for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCourse(page)
  await expect(page.locator('html')).toHaveAttribute('data-moved', '')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 375, height: 800 })
  await openCourse(page)
  await expect(page.locator('html')).toHaveAttribute('data-moved', '')
})
