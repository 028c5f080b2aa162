// Texts of the parts of the lesson page.
export const courseProgress = '课程进度'
export const learned = (completed: number, total: number) => `已学完 ${completed}/${total} 课时`
export const watched = (percent: number) => (percent === 100 ? '已学完' : `已学 ${percent}%`)
export const unsent = (lessons: number) =>
  `有 ${lessons} 个课时的进度保存在本机，恢复连接后自动提交`
export const playsElsewhere = '已在另一个标签页播放，这里已暂停'
export const playedElsewhere = '另一个标签页已停止播放'
export const playHere = '在此继续观看'
export const theatre = '影院模式'
export const previous = '上一节'
export const next = '下一节'
export const lessons = '相邻课时'
export const trialOffer = (duration: string) => `可试看 ${duration}，完整课程需购买`
export const trialVipOffer = (duration: string) => `可试看 ${duration}，会员可看完整课程`
export const trialBothOffer = (duration: string) =>
  `可试看 ${duration}，购买课程或开通会员可看完整课程`
export const trialClaimOffer = (duration: string) => `可试看 ${duration}，免费领取后可看完整课程`
export const trial = (duration: string) => `可试看 ${duration}`
export const lockedForSale = '这节课需要购买课程后观看'
export const lockedForVips = '这节课需要开通会员后观看'
export const lockedForBoth = '这节课需要购买课程或开通会员后观看'
export const lockedForClaim = '这节课需要免费领取课程后观看'
export const lockedClosed = '这节课暂不开放'
export const lockedNext = '购买后立即可看，已有的学习进度会保留。'
export const bothNext = '购买或开通后立即可看，已有的学习进度会保留。'
export const claimNext = '领取不需要付款，领取后立即可看。'
export const vipNext = '开通会员后，全部会员课程都可以看。'
export const closedNext = '可以先看看其他课程。'
export const backToCourse = '查看课程'
