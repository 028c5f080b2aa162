export {
  loginTitle,
  callbackTitle,
  bindMobileTitle,
  faceCheckTitle,
} from '../../core/router/titles'
export { backHome, backToLogin, seeAllCourses } from '../../core/page/messages'

export const loginToView = '登录后查看'
export const loginHint = '登录后即可继续学习、查看订单和消息。'
export const goesTo = '登录后前往'
export const callbackWaiting = '正在确认登录信息…'
export const callbackFailed = '登录未完成'
export const callbackRetryHint = '重新登录，或返回首页。'
export const callbackNeedsMobile = '还差一步：在弹出的窗口中绑定手机号。'
export const callbackExpired = '登录信息已失效，重新登录即可。'
export const faceCheckDone = '已通过实名认证'
export const mobileIsBound = '手机号已绑定，可以去上课了。'
export const identityIsProven = '实名认证已通过，可以去上课了。'
export const continueLabel = '继续'
export const signOut = '退出登录'
export const switchTitle = '切换登录账号？'
export const switchHint = (name: string) =>
  `${name === '' ? '你已登录' : `你已登录账号“${name}”`}，这个链接会登录另一个账号。如果不是你本人操作，取消它。`
export const switchConfirm = '切换账号'
export const signInNotStored = '浏览器的存储空间已满或被禁用，关闭页面后需要重新登录'
export const deletionCanceled = '注销申请已取消'
