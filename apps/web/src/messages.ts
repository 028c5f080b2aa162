/** What the frame of the site says, before any page's own code is there. */
export const messages = {
  loading: '加载中',
  notFound: '页面不存在',
  notFoundHint: '地址可能写错了，或者页面已经被移走。',
  backHome: '返回首页',
  browseCourses: '去看看课程',
  retry: '重试',
  crashTitle: 'Unexpected Application Error',
  crashHint: '页面出了点问题，可以重试，或回到首页继续学习。',
  signedOut: '已安全退出',
  keywordMissing: '请输入关键字后再搜索',
  newestCourses: '最新课程',
  noCourses: '暂无课程',
  seeAllCourses: '查看全部课程',
  dialogsMissing: '登录窗口加载失败，请检查网络后重试',
} as const
