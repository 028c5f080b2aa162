import type { CommentBarrier } from './rules/comment-barrier'

// Every sentence of this library that a person reads; one object per part, so that a page brings
// only its own.

/** Cards and lists. */
export const cardMessages = {
  free: '免费',
  vipFree: '会员免费',
  vipOnly: '会员专享',
  learners: (count: number) => `${count.toLocaleString('zh-CN')} 人在学`,
  lessonCount: (count: number) => `${count} 课时`,
  noCourses: '暂无课程',
  loading: '加载中',
}

/** Filters. */
export const filterMessages = {
  categories: '课程分类',
  subcategories: '二级分类',
  scenes: '课程筛选',
  all: '全部',
  sceneFree: '免费',
  scenePopular: '热门',
}

/** Course page. */
export const courseMessages = {
  like: '收藏',
  buy: (price: string) => `购买课程 ${price}`,
  watchByVip: '会员免费看',
  start: '开始学习',
  continue: '继续学习',
  tryOut: '免费试看',
  freeCourse: '免费课程',
  bought: '已购买',
  notForSale: '本课程暂未开放购买',
  learned: (completed: number, total: number) => `已学完 ${completed}/${total} 课时`,
  courseProgress: '课程进度',
  continueAt: (title: string) => `上次学到：${title}`,
}

/** Outline. */
export const outlineMessages = {
  outline: '课程目录',
  otherLessons: '其他课时',
  noLessons: '暂无课时',
  current: '正在学习',
  percentLearned: (percent: number) => `已学 ${percent}%`,
  finished: '已学完',
  trial: (duration: string) => `可试看 ${duration}`,
  lockedForBuyers: '购买课程后可观看',
  lockedForVips: '开通会员后可观看',
  locked: '暂未开放',
}

/** Attachments. */
export const attachmentMessages = {
  download: (name: string) => `下载 ${name}`,
  downloadShort: '下载',
  noAttachments: '暂无附件',
}

const commentBarriers: Record<CommentBarrier, string> = {
  closed: '评论已关闭',
  'sign-in': '登录后可发表评论',
  buy: '购买课程后可发表评论',
}

/** Comments. */
export const commentMessages = {
  commentContent: '评论内容',
  submitComment: '发表评论',
  replyContent: (name: string) => `回复 ${name}`,
  reply: '回复',
  cancel: '取消',
  barriers: commentBarriers,
  signIn: '登录',
  emptyComment: '请输入评论内容',
  noComments: '暂无评论',
  comments: '评论',
  commentTotal: (total: number) => `共 ${total} 条评论`,
  replies: (name: string) => `对 ${name} 的回复`,
  deletedUser: '用户已注销',
  pending: '评论审核中，通过后显示',
  pendingMark: '审核中',
  answered: (name: string) => `回复 ${name}`,
  from: (place: string) => `来自 ${place}`,
  showAllComments: '查看全部评论',
  showReplies: (count: number) => `查看全部 ${count} 条回复`,
}

/** Home. */
export const homeMessages = {
  slider: '焦点图',
  carousel: '轮播',
  slide: (number: number) => `焦点图 ${number}`,
  showSlide: (number: number, total: number) => `第 ${number} 张，共 ${total} 张`,
  pause: '暂停轮播',
  play: '开始轮播',
  picture: (number: number) => `图片 ${number}`,
  quickLinks: '快捷入口',
  follow: '关注公众号',
  followCode: (name: string) => `${name} 公众号二维码`,
  officialAccount: '公众号',
}

const resourceTypes: Partial<Record<string, string>> = {
  vod: '课程',
  video: '课时',
  live: '直播',
  book: '电子书',
  topic: '图文',
  paper: '试卷',
  practice: '练习',
  mock_paper: '模拟卷',
}

/** Search. */
export const searchMessages = {
  searchTypes: '搜索类型',
  resourceType: (type: string) => resourceTypes[type] ?? '其他',
  hitCount: (total: number) => `共找到 ${total} 条结果`,
  noHits: (keywords: string) => `暂无与“${keywords}”相关的内容`,
  noHitsHint: '换一个更短或更常用的词试试',
}

/** Study centre. */
export const studyMessages = {
  lists: '我的学习',
  learning: '在学课程',
  boughtCourses: '已购课程',
  likedCourses: '收藏课程',
  empty: { learned: '暂无在学课程', bought: '暂无已购课程', liked: '暂无收藏课程' },
  learnedOf: (learned: number, total: number) => `已学 ${learned}/${total} 课时`,
  lastLesson: (title: string, position: string) => `上次学到：${title}（${position}）`,
  review: '再次学习',
  progressDetail: '学习进度',
  learnedLesson: (watched: string, total: string) => `${watched} / ${total}`,
}

/** Announcements. */
export const announcementMessages = {
  list: '公告列表',
  empty: '暂无公告',
  views: (count: number) => `${count.toLocaleString('zh-CN')} 次浏览`,
}
