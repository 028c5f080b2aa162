import type { Locator, Page } from '@playwright/test'
import { dialogScenes } from './dialog-scenes'
import { expect, test, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { otherStates, siteAddresses } from './site-routes'

type Role = Parameters<Page['getByRole']>[0]

/** What has to be found by role and name; a text is the whole name, a pattern a part of it. */
type Wanted = readonly [Role, string | RegExp][]

const frame: Wanted = [
  ['link', '跳到主要内容'],
  ['searchbox', '关键字'],
  ['button', '搜索'],
  ['link', 'VIP会员'],
  ['link', '我的学习'],
  ['button', /主题/],
  ['navigation', '主导航'],
]

const member: Wanted = [
  ['navigation', '用户中心菜单'],
  ['link', '书院学堂'],
]

const pages: Record<string, { visitor?: Wanted; learner?: Wanted }> = {
  '/': {
    visitor: [...frame, ['button', '登录'], ['button', '注册'], ['heading', '友情链接']],
    learner: [...frame, ['button', /有未读消息/]],
  },
  '/courses': {
    visitor: [
      ['group', '课程分类'],
      ['group', '课程筛选'],
      ['link', '全部'],
      ['link', '免费'],
      ['link', '热门'],
      ['navigation', '分页'],
    ],
  },
  '/courses/detail/1': {
    visitor: [
      ['tab', '课程详情'],
      ['tab', '课程目录'],
      ['tab', '课程评论'],
      ['tab', '课程附件'],
      ['button', '收藏'],
    ],
  },
  '/courses/video/101': {
    learner: [
      ['region', '视频播放器'],
      ['button', '倍速'],
      ['navigation', '课程目录'],
    ],
  },
  '/vip': { visitor: [['link', /开通/]] },
  '/order?goods_type=role&goods_id=1': {
    learner: [
      ['heading', '确认订单'],
      ['textbox', '优惠码'],
      ['button', '使用优惠码'],
      ['button', '提交订单'],
    ],
  },
  '/order/pay?orderId=202501010000001&payUrl=https%3A%2F%2Fpay.example%2F1&price=9': {
    learner: [['heading', '订单支付']],
  },
  '/member': { learner: member },
  '/member/orders': { learner: member },
  '/member/credit1-free': { learner: member },
  '/member/messages': { learner: [...member, ['button', '全部标为已读']] },
  '/study-center': {
    learner: [
      ['tab', '在学课程'],
      ['tab', '已购课程'],
      ['tab', '收藏课程'],
    ],
  },
  '/login': { visitor: [['button', '登录后查看']] },
  '/no/such/page': {
    visitor: [
      ['heading', '页面不存在'],
      ['link', '返回首页'],
    ],
  },
}

const dialogs: Record<string, { name: string | RegExp; wanted: Wanted }> = {
  login: {
    name: '登录',
    wanted: [
      ['textbox', '手机号'],
      ['tab', '密码登录'],
      ['tab', '短信登录'],
      ['button', '立即登录'],
      ['button', '新用户注册'],
      ['button', '忘记密码'],
      ['button', '微信登录'],
      ['button', 'QQ登录'],
      ['button', '关闭'],
    ],
  },
  register: {
    name: '注册',
    wanted: [
      ['textbox', '手机号'],
      ['textbox', '图形验证码'],
      ['textbox', '手机验证码'],
      ['img', /图形验证码/],
      ['button', '换一张'],
      ['button', '获取验证码'],
      ['checkbox', /同意/],
      ['button', '立即注册'],
      ['button', '返回登录'],
    ],
  },
  reset: { name: '找回密码', wanted: [['button', '重置密码']] },
  scan: {
    name: '微信扫码登录',
    wanted: [
      ['img', /二维码/],
      ['button', '其他方式登录'],
    ],
  },
  'bind-mobile': { name: '绑定手机号', wanted: [['button', '立即绑定']] },
  agreement: {
    name: /协议/,
    wanted: [
      ['button', '同意'],
      ['button', '不同意'],
    ],
  },
}

async function expectNames(scope: Page | Locator, wanted: Wanted): Promise<void> {
  for (const [role, name] of wanted) {
    await expect
      .soft(scope.getByRole(role, { name, exact: typeof name === 'string' }).first())
      .toBeAttached()
  }
}

test('visitors find everything by its name', async ({ page }) => {
  test.setTimeout(90_000)
  for (const [address, { visitor }] of Object.entries(pages)) {
    if (visitor === undefined) continue
    await test.step(address, async () => {
      await page.goto(address)
      await expectSettled(page)
      await expectNames(page, visitor)
    })
  }
})

test('learners find everything by its name', async ({ page, sandbox }) => {
  test.setTimeout(90_000)
  await visitAs(page, await sandbox.logIn('13800000001'))
  for (const [address, { learner }] of Object.entries(pages)) {
    if (learner === undefined) continue
    await test.step(address, async () => {
      await page.goto(address)
      await expectSettled(page)
      await expectNames(page, learner)
    })
  }
})

for (const [scene, { name, wanted }] of Object.entries(dialogs)) {
  test(`the dialog ${String(name)} and what is in it are found by name`, async ({
    page,
    sandbox,
  }) => {
    await dialogScenes[scene]?.(page, sandbox)
    const dialog = page.getByRole('dialog', { name, exact: typeof name === 'string' })
    await expect(dialog).toBeVisible()
    await expectNames(dialog, wanted)
  })
}

/** What is wrong with the bones of a page, one line each. */
function bonesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const isShown = (element: Element) => element.checkVisibility()
    if (document.documentElement.lang !== 'zh-CN') wrong.push('the language is not zh-CN')
    const viewport = document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content ?? ''
    if (/user-scalable|maximum-scale/.test(viewport)) wrong.push(`zoom is blocked: ${viewport}`)
    if (!/(^| - )书院学堂$/.test(document.title)) wrong.push(`title: ${document.title}`)
    const headings = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6')).filter(isShown)
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
    if (levels.filter((level) => level === 1).length !== 1) wrong.push('not one heading 1')
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? level
      if (level > before + 1) wrong.push(`a heading ${level} follows a heading ${before}`)
    })
    const mains = document.querySelectorAll('main').length
    if (mains !== 1) wrong.push(`${mains} elements main`)
    for (const alert of document.querySelectorAll('[role=alert]'))
      wrong.push(`an alert: ${alert.textContent}`)
    const counts = new Map<string, number>()
    for (const landmark of document.querySelectorAll(
      'nav, aside, main, [role=navigation], [role=search], [role=region], section[aria-label]',
    )) {
      if (!isShown(landmark)) continue
      const labelledBy = landmark.getAttribute('aria-labelledby')
      const name =
        landmark.getAttribute('aria-label') ??
        (labelledBy === null ? '' : document.getElementById(labelledBy)?.textContent)
      const key = `${landmark.getAttribute('role') ?? landmark.tagName} "${name ?? ''}"`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    for (const [key, count] of counts) if (count > 1) wrong.push(`${count} landmarks ${key}`)
    return wrong
  })
}

for (const who of ['a visitor', 'a learner']) {
  test(`every page of ${who} has its bones in order`, async ({ page, sandbox }) => {
    test.setTimeout(120_000)
    if (who === 'a learner') await visitAs(page, await sandbox.logIn('13800000001'))
    for (const address of [...siteAddresses(), ...(who === 'a learner' ? otherStates() : [])]) {
      await test.step(address, async () => {
        await page.goto(address)
        await expectSettled(page)
        expect.soft(await bonesOf(page), address).toEqual([])
      })
    }
  })
}
