import { expect, type Locator, type Page } from '@playwright/test'

type Role = Parameters<Page['getByRole']>[0]

/** Roles and accessible names of controls. A string is the full name, a pattern matches a part. */
export type ExpectedNames = readonly [Role, string | RegExp][]

const frame: ExpectedNames = [
  ['link', '跳到主要内容'],
  ['searchbox', '关键字'],
  ['button', '搜索'],
  ['link', 'VIP会员'],
  ['link', '我的学习'],
  ['button', /主题/],
  ['navigation', '主导航'],
]

const member: ExpectedNames = [
  ['navigation', '用户中心菜单'],
  ['link', '书院学堂'],
]

/** Controls of pages for visitors and learners, by path and query. */
export const namesOfPages: Record<string, { visitor?: ExpectedNames; learner?: ExpectedNames }> = {
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
      ['searchbox', '关键字'],
      ['button', '搜索'],
    ],
  },
}

/** Controls of dialogs, by their scene in dialog-scenes.ts. */
export const namesOfDialogs: Record<string, { name: string | RegExp; names: ExpectedNames }> = {
  login: {
    name: '登录',
    names: [
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
    names: [
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
  reset: { name: '找回密码', names: [['button', '重置密码']] },
  scan: {
    name: '微信扫码登录',
    names: [
      ['img', /二维码/],
      ['button', '其他方式登录'],
    ],
  },
  'bind-mobile': { name: '绑定手机号', names: [['button', '立即绑定']] },
  agreement: {
    name: /协议/,
    names: [
      ['button', '同意'],
      ['button', '不同意'],
    ],
  },
}

/** Fails softly for each missing control. */
export async function expectNames(scope: Page | Locator, names: ExpectedNames): Promise<void> {
  for (const [role, name] of names) {
    await expect
      .soft(scope.getByRole(role, { name, exact: typeof name === 'string' }).first())
      .toBeAttached()
  }
}
