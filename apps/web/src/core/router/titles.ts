// Titles of the pages, for the routes and for headings.

export const home = '首页'
export const errorTitle = '出错了'
export const loginTitle = '登录'
export const callbackTitle = '正在登录'
export const bindMobileTitle = '绑定手机号'
export const faceCheckTitle = '实名认证'
export const allCourses = '全部课程'
export const courseMissing = '课程不存在'
export const lessonTitle = '上课'
export const lessonMissing = '这一节不存在'
export const description = '课程详情'
export const announcement = '公告'
export const search = '搜索'
export const searchResultsFor = (keywords: string) => `“${keywords}”的搜索结果`
export const studyCenter = '学习中心'
export const member = '用户中心'
export const messages = '我的消息'
export const orders = '我的订单'
export const credit = '我的积分'
export const vip = 'VIP会员'
export const order = '确认订单'
export const orderPay = '订单支付'
export const orderSuccess = '支付结果'

/** Joins page title and school name, omitting what is unknown. */
export function pageTitle(page: string | undefined, school: string | undefined): string {
  return [page, school].filter(Boolean).join(' - ') || home
}
