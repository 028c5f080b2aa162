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
