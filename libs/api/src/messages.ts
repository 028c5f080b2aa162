/** Every sentence of this library that a person may read. */
export const messages = {
  unauthorised: '请重新登录',
  timeout: '请求超时，请稍后重试',
  offline: '网络连接失败，请检查网络后重试',
  rateLimited: '操作太频繁，请稍后再试',
  server: '服务器暂时无法响应，请稍后再试',
  malformed: '服务器返回的内容无法识别，请稍后再试',
  aborted: '请求已取消',
  tooLarge: '上传的内容太大，请换一个小一些的',
  business: '操作失败，请稍后再试',
  unknown: '出了点问题，请稍后再试',
} as const

/** Failure text of the server that no surface shows. */
export const silentServerMessage = '请勿重复绑定'
