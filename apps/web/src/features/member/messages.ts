export { browseCourses } from '../../core/messages'
export { member, messages, orders, credit } from '../../core/router/titles'

export const profile = '基本资料'
export const identity = '实名信息'
export const memberTabs = '资料分类'
export const startFaceCheck = '去认证'
