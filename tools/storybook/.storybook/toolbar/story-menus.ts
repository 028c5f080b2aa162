/** A menu of the toolbar that changes only some stories. */
export interface StoryMenu {
  name: 'language' | 'latency' | 'failure'
  title: string
  /** The parameter that the affected stories have. */
  parameter: string
  /** Tooltip when the menu is disabled. */
  reason: string
  options: { value: string; title: string }[]
}

const noServer = '这里没有向服务器请求的内容'

/** Menus of stories with several languages, and of stories that call a server. */
export const storyMenus: StoryMenu[] = [
  {
    name: 'language',
    title: '语言',
    parameter: 'isTranslated',
    reason: '这里只有中文',
    options: [
      { value: 'zh-CN', title: '中文' },
      { value: 'en', title: 'English' },
    ],
  },
  {
    name: 'latency',
    title: '网络延迟',
    parameter: 'asksServer',
    reason: noServer,
    options: [
      { value: '0', title: '不延迟' },
      { value: '800', title: '延迟 0.8 秒' },
      { value: '3000', title: '延迟 3 秒' },
      { value: 'never', title: '一直加载' },
    ],
  },
  {
    name: 'failure',
    title: '网络故障',
    parameter: 'asksServer',
    reason: noServer,
    options: [
      { value: 'none', title: '没有故障' },
      { value: 'offline', title: '断网' },
      { value: 'server', title: '服务器出错' },
      { value: 'maintenance', title: '系统维护中' },
      { value: 'business', title: '业务错误' },
      { value: 'unauthorized', title: '登录失效' },
      { value: 'malformed', title: '回复看不懂' },
    ],
  },
]
