// Messages of the shell, which load before the code of any page.
// They are separate exports, so that a page bundles only the messages that it uses.

export const siteDescription = '录播课程、直播、电子书、考试与学习路径，安静地学会一件事。'
export const notFound = '页面不存在'
export const notFoundHint = '地址可能写错了，或者页面已经被移走。'
export const home = '首页'
export const maintenance = '系统维护中'
export const maintenanceHint = '学校正在维护系统，结束后这一页会自动恢复，不需要刷新。'
export const backHome = '返回首页'
export const browseCourses = '去看看课程'
export const retry = '重试'
export const crashTitle = 'Unexpected Application Error'
export const crashHint = '页面出了点问题，可以重试，或回到首页继续学习。'
export const keywordMissing = '请输入关键字后再搜索'
export const offline = '网络已断开'
export const offlineHint = '这一页还没有下载到这台设备，请检查网络后重试。'
export const deletionCanceled = '注销申请已取消'
export const listPage = (page: string) => `第 ${page} 页`
export const configMissing = '学校的设置还没有加载成功，请稍后再试'
