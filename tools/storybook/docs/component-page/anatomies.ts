/** A selector of an element in the first story, and its name. */
type NumberedPart = [selector: string, name: string]

const firstRow = 'ul > li:first-child article'

/** Numbered parts of a component, by its name. */
export const anatomies: Readonly<Record<string, NumberedPart[]>> = {
  CourseCard: [
    ['img', 'Cover 封面, 16:9'],
    ['h3', 'Title 标题, the link of the whole card'],
    ['h3 + div', 'Facts 节数与学员, or the category'],
    ['h3 ~ p', 'Price 价格 and access: 免费, 会员免费'],
  ],
  PurchaseCard: [
    ['div > div > div > span', 'Price 价格 or access of this learner'],
    ['a:first-of-type', 'Main action 主按钮, the only primary button'],
    ['li:first-child', 'Contents 课程内容'],
    ['li:last-child', 'Refund policy 退款说明'],
  ],
  CourseOutline: [
    ['nav > div > p', 'Access 权限说明 of this learner'],
    ['nav > div > button', 'Opens or closes all chapters 全部展开'],
    ['details:first-of-type > summary', 'Chapter 章节 with the number of its lessons'],
    ['details:first-of-type li:first-child svg', 'State 状态: open, locked or finished'],
    ['details:first-of-type li:first-child a > span:first-of-type', 'Title 每节的名称'],
    ['details:first-of-type li:last-child a > span:last-child', 'Reason and length 原因与时长'],
  ],
  VipPlanList: [
    ['li[data-cheapest] h3', 'Name 方案名称'],
    ['li[data-cheapest] h3 + span', 'Mark 日均最低, on one plan'],
    ['li[data-cheapest] article p:first-of-type', 'Price 价格'],
    ['li[data-cheapest] strong', 'Saving 节省 over the shortest plan'],
    ['li[data-cheapest] ul', 'Features 权益'],
    ['li[data-cheapest] a', 'Order 开通'],
  ],
  StudyListView: [
    [`${firstRow} img`, 'Cover 封面'],
    [`${firstRow} h3`, 'Title 标题, the link of the row'],
    [`${firstRow} h3 + p`, 'Last lesson, date and purchase 上次学到'],
    [`${firstRow} [role=progressbar]`, 'Progress 学习进度'],
    [`${firstRow} button`, 'Progress of each lesson 每节的进度'],
  ],
  CommentList: [
    ['strong:not(article article strong)', 'Author 昵称, or 已注销用户'],
    ['time:not(article article time)', 'Age 时间'],
    ['p + p:not(article article p)', 'Text 内容'],
  ],
  ContinueStrip: [
    ['article img', 'Cover 封面'],
    ['h2', 'Title 标题, the link to the course'],
    ['h2 + div > p', 'Next lesson 下一节'],
    ['[role=progressbar]', 'Progress 学习进度'],
    ['h2 + div a', 'Main button 接着学'],
  ],
  CourseHeader: [
    ['h1', 'Title 标题, never cut'],
    ['h1 + p', 'Summary 简介'],
    ['li:first-child', 'Figures 数据 that are known'],
    ['button', 'Favorite 收藏'],
  ],
  SearchResults: [
    ['[role=status]', 'Number of hits 结果数'],
    [`${firstRow} img`, 'Cover 封面'],
    [`${firstRow} h2`, 'Title 标题 with marked keywords'],
    [`${firstRow} h2 + p`, 'Excerpt 摘要 of two lines'],
    [`${firstRow} p:last-child`, 'Kind and price 类型与价格'],
  ],
  OrderList: [
    ['li:first-child p > a', 'Goods 商品, a link while it is on sale'],
    ['li:first-child button', 'Copies the order number 复制订单号'],
    ['li:first-child time', 'Time 下单时间'],
    ['li:first-child dl', 'Amount and refund 金额与退款'],
    ['li:first-child > div > div:last-child > a', 'Continue 去学习'],
  ],
  'Password login': [
    ['[role=tablist]', 'Methods 登录方式 of the site'],
    ['[data-auth-part=mobile]', 'Mobile 手机号, kept when the method changes'],
    ['[data-auth-part=password]', 'Password 密码, can be shown'],
    ['[data-auth-part=submit]', 'Login 登录, the only primary button'],
    ['[data-auth-part=to-reset]', 'Registration 注册 and password reset 找回密码'],
    ['[data-auth-part=social]', 'Third parties 微信, QQ, if the site offers them'],
  ],
  Player: [
    ['video', 'Video 视频. A click plays and pauses'],
    ['[data-bar] > div:first-child input', 'Position 播放进度'],
    ['[data-bar] > div:first-child > span', 'Time 时间 and length'],
    ['[aria-label=播放]', 'Play 播放 and pause'],
    ['[aria-label=音量]', 'Volume 音量'],
    ['[aria-label=下一节]', 'Next lesson 下一节, and the one before'],
    ['[aria-label=倍速]', 'Speed 倍速'],
    ['[aria-label=清晰度]', 'Quality 清晰度, if there is a choice'],
    ['[aria-label=快捷键]', 'Shortcuts 快捷键'],
    ['[aria-label=全屏]', 'Fullscreen 全屏'],
  ],
  SiteHeader: [
    ['header > div > a', 'Logo 标志, or the name of the site'],
    ['nav', 'Navigation 导航'],
    ['form', 'Search 搜索'],
    ['[data-tools]', 'VIP 会员, study center 学习中心 and theme 主题'],
    ['[data-tools] ~ div', 'Account 账号: 登录 and 注册, or the menu of the learner'],
  ],
}
