// What the pages say; loaded with the first of them that is not the home page.
// Each is an export of its own, so that a page brings only the sentences that it says.

export { backHome, browseCourses, home } from './messages'
export {
  errorTitle,
  loginTitle,
  callbackTitle,
  bindMobileTitle,
  faceCheckTitle,
  allCourses,
  courseMissing,
  lessonMissing,
  lessonTitle,
  description,
  announcement,
  search,
  searchResultsFor,
  studyCenter,
  member,
  messages,
  orders,
  credit,
  vip,
  order,
  orderPay,
  orderSuccess,
} from './router/titles'

export const errorDefault = '刚才的操作没有完成，请返回后重试。'
export const errorFromOutside = '对方网站返回的说明：'
export const goBack = '返回上一页'
export const loginToView = '登录后查看'
export const loginHint = '登录后即可继续学习、查看订单和消息。'
export const callbackWaiting = '正在确认登录信息，请稍候…'
export const callbackFailed = '登录没有完成'
export const callbackRetryHint = '可以重新登录，或先回首页看看。'
export const callbackNeedsMobile = '还差一步：请在弹出的窗口中绑定手机号。'
export const callbackExpired = '登录信息已失效，请重新登录。'
export const backToLogin = '重新登录'
export const phoneSite = '手机版'
export const goToPhoneSite = '前往手机版，体验更好'
export const stayHere = '留在本站'
export const faceCheckDone = '已通过实人认证'
export const stepAlreadyDone = '这一步已经完成。'
export const continueLabel = '继续'
export const signOut = '退出登录'
export const courseTotal = (total: number) => `共 ${total} 门课程`
export const relatedCourses = '相关课程'
export const linkCopied = '链接已复制'
export const linkNotCopied = '没能复制，请从地址栏复制链接'
export const missingHint = '它可能已经下架，或者地址写错了。'
export const favoriteOn = '已收藏'
export const favoriteOff = '已取消收藏'
export const outline = '课程目录'
export const comments = '课程评论'
export const lessonComments = '课时评论'
export const attachments = '课程附件'
export const courseTabs = '课程内容'
export const lessonTabs = '课时内容'
export const purchaseNotice = '购买须知'
export const noDescription = '暂无课程介绍'
export const commentSent = '评论已提交，审核后显示'
export const searchPrompt = '想学什么？输入关键字搜索课程和课时。'
export const profile = '基本资料'
export const identity = '实名信息'
export const memberTabs = '资料分类'
export const vipCourses = '会员可学的热门课程'
export const vipClosed = '会员服务暂未开放'
export const vipClosedHint = '课程可以照常购买和学习。'
export const startFaceCheck = '去认证'
export const buyCourse = (price: string) => `购买课程 ${price}`
export const vipFree = '会员免费看'
export const loginToDownload = '登录后可下载附件'
export const buyToDownload = '购买课程后可下载附件'
export const joinToDownload = '开通会员后可下载附件'
export const buyOrJoinToDownload = '购买课程或开通会员后可下载附件'
export const claimToDownload = '免费领取课程后可下载附件'
export const signInHere = '去登录'
export const buyHere = '去购买'
export const joinHere = '开通会员'
export const claimHere = '免费领取'
export const noAnnouncement = '暂无公告'
export const alreadyBought = '您已拥有此课程'
export const openByVip = '您是会员，可免费学习此课程'
export const startLearning = '开始学习'
export const paidContentAgreement = '《付费内容购买协议》'
export const vipAgreement = '《会员服务协议》'
export const orderUnknown = '无法识别要购买的商品'
export const orderUnknownHint = '请从课程或会员页面重新选择。'
export const orderNotSold = '这类商品暂不支持在这里购买'
export const orderCourseFree = '这是免费课程'
export const orderNotNeeded = '不需要下单，现在就可以学习。'
export const orderVipOnly = '此课程不单独出售'
export const orderVipOnlyHint = '开通会员后即可免费学习。'
export const orderPlanMissing = '会员方案不存在'
export const orderPlanMissingHint = '它可能已经下架，请重新选择。'
export const seePlans = '查看会员方案'
export const orderPriceChanged = '价格刚刚有变化，请确认新的金额后再提交。'
export const orderPaid = '支付成功，已为您开通'
export const orderClaimed = '领取成功，已为您开通'
export const orderLeft = '已离开支付。未支付的订单不会扣款，会自动关闭。'
export const orderPayMissing = '没有找到待支付的订单'
export const noLongerPayable = '订单可能已支付或已过期，也可能是在另一台设备上提交的。'
export const orderAgain = '重新下单'
export const emptyListPage = (page: number) => `第 ${page} 页暂无内容`
export const toLastPage = '回到前面'
export const tryAgain = '重试'
export const nothingBegun = '还没有开始学习的课程'
export const allFinished = '最近学的课程都学完了'
export const announcementMissing = '公告不存在'
export const latestAnnouncement = '查看最新公告'
export const searchBest = '只列出最相关的 100 条，试试更具体的关键字。'
export const titleMatches = (keywords: string) => `标题含有“${keywords}”的课程`
export const foundByTitle = (count: number) => `站内搜索没有结果，按课程标题找到 ${count} 门`
export const searchEverything = '搜索全部类型'
export const popularCourses = '大家在学'
export const categories = '课程分类'
export const newestCourses = '最新课程'
export const seeAllCourses = '查看全部课程'
export const dialogMissing = '窗口加载失败，请检查网络后重试'
