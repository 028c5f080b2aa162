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
