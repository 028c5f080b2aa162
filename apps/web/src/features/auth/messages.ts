export { backHome, browseCourses } from '../../core/messages'
export {
  loginTitle,
  callbackTitle,
  bindMobileTitle,
  faceCheckTitle,
} from '../../core/router/titles'
export { backToLogin } from '../../core/page/messages'

export const loginToView = '登录后查看'
export const loginHint = '登录后即可继续学习、查看订单和消息。'
export const goesTo = '登录后前往'
export const toRegister = '新用户注册'
export const callbackWaiting = '正在确认登录信息，请稍候…'
export const callbackFailed = '登录未完成'
export const callbackRetryHint = '请重新登录，或返回首页。'
export const callbackNeedsMobile = '还差一步：请在弹出的窗口中绑定手机号。'
export const callbackExpired = '登录信息已失效，请重新登录。'
export const faceCheckDone = '已通过实名认证'
export const stepAlreadyDone = '此步骤已完成。'
export const continueLabel = '继续'
export const signOut = '退出登录'
export const switchTitle = '切换登录账号？'
export const switchHint = (name: string) =>
  `${name === '' ? '您已登录' : `您已登录账号“${name}”`}，此链接将改为登录另一个账号。如非本人操作，请取消。`
export const switchConfirm = '切换账号'
export const signInNotStored = '浏览器的存储空间已满或被禁用，关闭页面后需要重新登录'
