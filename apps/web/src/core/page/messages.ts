// Messages of several areas. They are separate exports, so that a page bundles only those that it uses.

export const siteDescription = '讲得清楚的系统课，安静地学会一件事。'
export const maintenance = '系统维护中'
export const backHome = '返回首页'
export const chooseCourse = '去选一门课'
export const seeAllCourses = '查看全部课程'
export const retry = '重试'
export const keywordMissing = '请输入关键字后再搜索'
export const backToLogin = '重新登录'
export const courseTotal = (total: number) => `共 ${total} 门课程`
export const notKept = '这一页没有离线保存，联网后再来'
export const missingHint = '可能已下架，或网址有误。'
export const favoriteOff = '已取消收藏'
export const attachments = '课程附件'
export const signInHere = '去登录'
export const buyHere = '去购买'
export const joinHere = '开通会员'
export const claimHere = '免费领取'
export const emptyListPage = (page: number) => `第 ${page} 页没有内容`
export const toLastPage = '回到前面'
export const popularCourses = '大家在学'
export const dialogMissing = '窗口加载失败，检查网络后重试'
