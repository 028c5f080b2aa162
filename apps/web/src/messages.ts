// What the frame of the site says, before any page's own code is there.
// Each is an export of its own, so that a page brings only the sentences that it says.

export const loading = '加载中'
export const notFound = '页面不存在'
export const notFoundHint = '地址可能写错了，或者页面已经被移走。'
export const backHome = '返回首页'
export const browseCourses = '去看看课程'
export const retry = '重试'
export const crashTitle = 'Unexpected Application Error'
export const crashHint = '页面出了点问题，可以重试，或回到首页继续学习。'
export const waitingForLimit = '访问太频繁，一分钟内会自动重新加载'
export const keywordMissing = '请输入关键字后再搜索'
export const dialogsMissing = '登录窗口加载失败，请检查网络后重试'
