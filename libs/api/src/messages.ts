import type { ApiErrorKind } from './error/api-error'

/** Texts for errors without a message from the server. */
export const messageByKind: Readonly<Record<ApiErrorKind, string>> = {
  business: '操作失败，稍后再试',
  unauthorized: '请重新登录',
  forbidden: '没有操作权限',
  'not-found': '内容不存在',
  'bad-request': '提交的内容有误，检查后重试',
  conflict: '内容已有变化，稍后再试',
  invalid: '提交的内容有误，检查后重试',
  'too-large': '文件太大，换一个小一点的',
  timeout: '请求超时，稍后再试',
  offline: '网络连接失败，检查网络后重试',
  'rate-limited': '操作太频繁，一分钟后再试',
  server: '服务器暂时无法响应，稍后再试',
  malformed: '服务器返回异常，稍后再试',
  aborted: '请求已取消',
}

/** Text for errors that no call threw. */
export const unknownError = '出了点问题，稍后再试'

/** Error text of the server that is never shown. */
export const silentServerMessage = '请勿重复绑定'
