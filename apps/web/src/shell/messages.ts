export {
  backHome,
  backToLogin,
  keywordMissing,
  maintenance,
  notKept,
  retry,
  seeAllCourses,
} from '../core/page/messages'
export { errorTitle } from '../core/router/titles'

export const notFound = '页面不存在'
export const notFoundHint = '网址可能有误，或页面已被移除。'
export const maintenanceHint = '维护结束后本页会自动恢复，无需刷新。'
export const maintenanceBar = '学校正在维护系统，结束后会自动恢复'
export const crashTitle = 'Unexpected Application Error'
export const crashHint = '页面出了点问题，可以重试或返回首页。'
export const offline = '网络已断开'
export const listPage = (page: string) => `第 ${page} 页`
export const errorDefault = '没有完成，返回后再试一次。'
export const errorFromOutside = '第三方平台返回的信息：'
export const goBack = '返回上一页'
export const phoneSite = '手机版'
export const goToPhoneSite = '前往手机版，体验更好'
export const stayHere = '留在本站'
export const networkLost = '已离线，联网后自动更新'
export const readingKept = '已离线。看过的页面还能打开，联网后自动更新'
export const waitingForLimit = '访问太频繁，一分钟内会自动重新加载'
export const newRelease = '网站已更新，刷新或打开其他页面后生效'
export const scriptMissing = '这个页面需要 JavaScript，启用后刷新。'
