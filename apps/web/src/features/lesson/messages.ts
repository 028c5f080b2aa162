export { lessonMissing, lessonTitle } from '../../core/router/titles'
export { attachments, claimHere } from '../../core/page/messages'

export const outline = '课程目录'
export const transcript = '文字稿'
export const notes = '笔记'
export const ownNote = '你的笔记'
export const comments = '课程评论'
export const lessonTabs = '本节内容'
export const lessonSide = '学习工具'
export const captions = '字幕'
export const buyCourse = (price: string) => `购买课程 ${price}`
export const vipFree = '会员免费看'

export const courseProgress = '课程进度'
export const learned = (completed: number, total: number) => `已学完 ${completed}/${total} 节`
export const watched = (percent: number) => (percent === 100 ? '已学完' : `已学 ${percent}%`)
export const completedAtEnd = '看完自动记为学完'
export const completed = '已学完，再看一遍不影响学习记录'
export const watchedUntil = (position: string) => `上次看到 ${position}`
export const waiting = (seconds: number) => `${seconds} 秒待同步`
export const unsent = (lessons: number) => `有 ${lessons} 节的进度还在这台设备上，联网后自动提交`
export const playsElsewhere = '已在另一个标签页播放，这里已暂停'
export const playedElsewhere = '另一个标签页已停止播放'
export const playHere = '在此继续观看'
export const theater = '影院模式'
export const share = '分享此刻'
export const previous = '上一节'
export const next = '下一节'
export const lessons = '上一节和下一节'
export const trialOffer = (duration: string) => `试看 ${duration}，买下后看完整课程`
export const trialVipOffer = (duration: string) => `试看 ${duration}，开通会员后看完整课程`
export const trialBothOffer = (duration: string) => `试看 ${duration}，买下或开通会员后看完整课程`
export const trialClaimOffer = (duration: string) => `试看 ${duration}，免费领取后看完整课程`
export const trial = (duration: string) => `试看 ${duration}`
export const place = (number: number, total: number) => `${number}/${total}`

export const lockedForSale = '购买课程后可看这一节'
export const lockedForVips = '开通会员后可看这一节'
export const lockedForBoth = '购买课程或开通会员后可看这一节'
export const lockedForClaim = '免费领取后可看这一节'
export const lockedClosed = '这一节还没有开放'
export const backToCourse = '查看课程'
export const freeTrial = '免费试看'

export const notesUnavailable = '浏览器不允许保存笔记，关闭无痕模式后重试'
export const notesFull = '这台设备空间不足，没有保存。清理后重试，写下的内容还在'
export const bothNotesKept = '另一个标签页也改过这条笔记，两份都已保留'
export const notesImported = (count: number) => `已导入 ${count} 条笔记`
export const noNotesToImport = '文件里没有可以导入的笔记'
export const notesUnreadable = (count: number) => `文件里有 ${count} 行无法识别，没有导入`
export const notesFileName = (course: string) => `${course} 笔记.md`

export const seal = '讫'
export const lessonEnded = (number: number) => `第 ${number} 节，读完。`
export const thenNext = (title: string) => `接下来：${title}`
export const ofLength = (duration: string) => `，${duration}`
export const courseEnded = '学完了'
export const lessonCount = (count: number) => `${count} 节`
export const studyDays = (first: string, last: string) =>
  first === last ? first : `${first} 至 ${last}`
export const savePicture = '存成图片'
export const pressPicture = '长按图片可以存到相册'
export const download = '下载图片'
export const cannotDraw = '浏览器不允许画图，没有存成图片'
export const whatNext = '接着学点什么'
