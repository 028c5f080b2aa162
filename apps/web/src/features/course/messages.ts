export { allCourses, courseMissing, description, home } from '../../core/router/titles'
export { favoriteOff, attachments, popularCourses } from '../../core/page/messages'

export const relatedCourses = '相关课程'
export const favoriteOn = '已收藏'
export const outline = '课程目录'
export const comments = '课程评论'
export const lessonOf = (lesson: string, course: string) => `《${course}》中的一节：${lesson}`
export const courseTabs = '课程内容'
export const voices = '学员的话'
export const allComments = (total: number) => `查看全部 ${total} 条评论`
export const purchaseNotice = '购买须知'
export const noDescription = '这门课还没有介绍'
export const loginToDownload = '登录后可下载附件'
export const buyToDownload = '购买课程后可下载附件'
export const joinToDownload = '开通会员后可下载附件'
export const buyOrJoinToDownload = '购买课程或开通会员后可下载附件'
export const claimToDownload = '免费领取课程后可下载附件'
