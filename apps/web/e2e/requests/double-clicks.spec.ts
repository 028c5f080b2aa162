import type { Locator, Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { holdBack } from '../shared/hold-back'

interface Write {
  path: string
  call: string
  /** Fills in the form and returns its submit button. */
  prepare: (page: Page) => Promise<Locator>
}

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

const writes: Record<string, Write> = {
  'a comment': {
    path: '/courses/detail/4?tab=4',
    call: '/api/v3/comment/store',
    async prepare(page) {
      await page.getByRole('textbox', { name: '评论内容' }).fill('讲得很清楚')
      return button(page, '发表评论')
    },
  },
  'a nickname': {
    path: '/member',
    call: '/api/v2/member/detail/nickname',
    async prepare(page) {
      await button(page, '修改昵称').click()
      await page.getByRole('textbox', { name: '新昵称' }).fill('山高水长')
      return button(page, '保存')
    },
  },
  'all messages': {
    path: '/member/messages',
    call: '/api/v2/member/notificationMarkAllAsRead',
    prepare: async (page) => button(page, '全部标为已读'),
  },
  'a promo code': {
    path: '/order?goods_type=role&goods_id=1',
    call: '/api/v2/promoCode/AUTUMN/check',
    async prepare(page) {
      await page.getByRole('textbox', { name: '优惠码' }).fill('AUTUMN')
      return button(page, '使用优惠码')
    },
  },
}

for (const [name, { path, call, prepare }] of Object.entries(writes)) {
  test(`${name}: a double click sends one request`, async ({ page, sandbox }) => {
    const { token, mobile } = await sandbox.newMember({ courses: [4] })
    await sandbox.message(mobile, '欢迎')
    await visitAs(page, token)
    await page.goto(path)
    const send = await prepare(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(call)) sent.push(request.method())
    })
    // The reply waits for both clicks. A second click after it could be intended.
    const letGo = await holdBack(page, call)
    const answer = page.waitForResponse((response) => response.url().includes(call))
    await send.dblclick()
    letGo()
    await answer
    expect(sent).toHaveLength(1)
  })
}
