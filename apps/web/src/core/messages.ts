// Messages of the shell, which load before the code of any page.
// They are separate exports, so that a page bundles only the messages that it uses.

export const siteDescription = '讲得清楚的系统课，安静地学会一件事。'
export const notFound = '页面不存在'
export const notFoundHint = '网址可能有误，或页面已被移除。'
export const home = '首页'
export const maintenance = '系统维护中'
export const maintenanceHint = '维护结束后本页会自动恢复，无需刷新。'
export const maintenanceBar = '学校正在维护系统，结束后会自动恢复'
export const backHome = '返回首页'
export const chooseCourse = '去选一门课'
export const seeAllCourses = '查看全部课程'
export const retry = '重试'
export const crashTitle = 'Unexpected Application Error'
export const crashHint = '页面出了点问题，可以重试或返回首页。'
export const keywordMissing = '请输入关键字后再搜索'
export const offline = '网络已断开'
export const notKept = '这一页没有离线保存，联网后再来'
export const offlineHint = '这一页没有离线保存，联网后再来。'
export const deletionCanceled = '注销申请已取消'
export const listPage = (page: string) => `第 ${page} 页`
export const configMissing = '网站设置没有加载出来，过一会儿再试'
