import type { ContentUser } from '../src/content-shape'

const names = [
  '晚风与代码',
  '南山种豆',
  '一只土拨鼠',
  '小满',
  '林深见鹿',
  '会飞的咸鱼',
  '阿哲',
  '周末爱爬山',
  '青椒炒蛋',
  '沈老师的学生',
  'Momo',
  '北海以北',
  '算法菜鸟',
  '早起的猫',
  '落笔成章',
  '半杯美式',
  '许一诺',
  '二饼',
]

/** How many of them have an image. */
const imageCount = 12

/** Authors of comments, besides the demo accounts. The last ones have no avatar. */
export const users: ContentUser[] = names.map((nickName, index) => ({
  nickName,
  avatar: index < imageCount ? `/images/avatars/${String(index + 1).padStart(2, '0')}.svg` : '',
}))
