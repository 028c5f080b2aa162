import { formatCount } from '@shuyuan/ui'

export const cardMessages = {
  free: '免费',
  vipFree: '会员免费',
  vipOnly: '会员专享',
  claim: '免费领取',
  learners: (count: number) => `${formatCount(count)}${count < 10_000 ? ' ' : ''}人在学`,
  lessonCount: (count: number) => `${count} 课时`,
  noCourses: '暂无课程',
}
