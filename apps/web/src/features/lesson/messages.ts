export { lessonMissing, lessonTitle } from '../../core/router/titles'
export { attachments, claimHere } from '../../core/page/messages'

export const outline = '课程目录'
export const comments = '课程评论'
export const lessonTabs = '课时内容'
export const buyCourse = (price: string) => `购买课程 ${price}`
export const vipFree = '会员免费看'
