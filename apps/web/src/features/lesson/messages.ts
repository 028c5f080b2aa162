export { lessonMissing, lessonTitle } from '../../core/router/titles'
export { attachments, claimHere } from '../../core/page/messages'

export const outline = '课程目录'
export const transcript = '文字稿'
export const notes = '笔记'
export const comments = '课程评论'
export const lessonTabs = '本节内容'
export const lessonSide = '学习工具'
export const captions = '字幕'
export const buyCourse = (price: string) => `购买课程 ${price}`
export const vipFree = '会员免费看'
