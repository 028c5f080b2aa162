// Texts of the parts of the lesson page.
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
