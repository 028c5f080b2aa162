import type { Page } from '@playwright/test'
import { agreeToOrder, submitOrder, useCode } from '../buying/buying'
import { expect, expectSignedIn, fillLogin, openLogin, test, visitAs } from '../shared/fixtures'

/** Puts all words into `<font><font>`, now and when they change, like the translation of Chrome and Edge. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function wrap(text: Text) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea')) {
        return
      }
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.data
      text.replaceWith(outer)
    }
    function wrapAll() {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      }
      texts.forEach(wrap)
    }
    // React has to hydrate the words first.
    window.addEventListener('load', () => {
      const start = setInterval(() => {
        if (window.shuyuanQueuedClicks) return
        clearInterval(start)
        wrapAll()
        new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true })
      }, 50)
    })
  })
}

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
}

test.beforeEach(({ page }) => translate(page))

test('a password signs in on a translated page', async ({ page }) => {
  await page.goto('/')
  await expectTranslated(page)
  await openLogin(page)
  await fillLogin(page, '\u202d138 0000-0002\u202c')
  await expectSignedIn(page, '沈嘉禾')
})

test('an order and a comment can be sent on a translated page', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [1] })
  await visitAs(page, token)
  await page.goto('/order?goods_type=vod&goods_id=4')
  await expectTranslated(page)
  await useCode(page, 'WELCOME20')
  await agreeToOrder(page)
  await submitOrder(page)

  await page.goto('/courses/detail/1?tab=4')
  await expectTranslated(page)
  await page.getByRole('textbox', { name: '评论内容' }).fill('学到了')
  await page.getByRole('button', { name: '发表评论' }).click()
  await expect(page.getByRole('status').filter({ hasText: '评论已提交' })).toBeVisible()
})
