import { formatCount } from '@shuyuan/ui'

/** A number and its unit. */
type Figure = [figure: string, unit: string]

/** Formats a length as whole minutes, or from one hour on as hours with one decimal. */
function lengthFigure(seconds: number): Figure {
  if (seconds < 3600) return [`${Math.max(1, Math.round(seconds / 60))}`, '分钟']
  return [`${Math.round(seconds / 360) / 10}`, '小时']
}

/** Texts of the course page. */
export const courseMessages = {
  favorite: '收藏',
  share: '分享',
  signInToLearn: '登录后即可免费学习',
  bar: '课程操作',
  buyShort: '购买课程',
  buy: (price: string) => `购买课程 ${price}`,
  watchByVip: '会员免费看',
  start: '开始学习',
  continue: '继续学习',
  learnAgain: '重学课程',
  watchTrial: (duration: string) => `免费试看 ${duration}`,
  freeCourse: '免费课程',
  bought: '已购买',
  learned: (completed: number, total: number) => `已学完 ${completed}/${total} 节`,
  courseProgress: '课程进度',
  courseProgressOf: (title: string) => `《${title}》的学习进度`,
  continueAt: (title: string) => `继续学：${title}`,
  finishedAll: (lessonCount: number, seconds: number) =>
    seconds > 0
      ? `学完了。${lessonCount} 节，${lengthFigure(seconds).join(' ')}。`
      : `学完了。${lessonCount} 节。`,
  learnersFigure: (count: number): Figure => [formatCount(count), '人在学'],
  lessonsFigure: (count: number): Figure => [`${count}`, '节'],
  lengthFigure,
  content: (lessonCount: number, seconds: number) =>
    seconds > 0 ? `${lessonCount} 节，共 ${lengthFigure(seconds).join(' ')}` : `${lessonCount} 节`,
  trials: (count: number) => `${count} 节可免费试看`,
  attachments: (count: number) => `${count} 个附件`,
  openedByPurchase: '购买后每一节都能看',
  openedByClaim: '领取后每一节都能看',
  openedByVip: '会员有效期内每一节都能看',
}

export const attachmentMessages = {
  download: (name: string) => `下载 ${name}`,
  downloadShort: '下载',
  noAttachments: '暂无附件',
}
