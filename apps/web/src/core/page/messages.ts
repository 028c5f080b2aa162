export { seeAllCourses } from '../messages'

export const backToLogin = '重新登录'
export const courseTotal = (total: number) => `共 ${total} 门课程`
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
