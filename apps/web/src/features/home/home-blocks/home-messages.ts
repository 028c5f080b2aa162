/** Texts of lazy blocks. */
export const homeMessages = {
  slider: '焦点图',
  carousel: '轮播',
  slide: (number: number) => `焦点图 ${number}`,
  showSlide: (number: number, total: number) => `第 ${number} 张，共 ${total} 张`,
  pause: '暂停轮播',
  play: '开始轮播',
  image: (number: number) => `图片 ${number}`,
  quickLinks: '快捷入口',
  follow: '关注公众号',
  followCode: (name: string) => `${name} 公众号二维码`,
  officialAccount: '公众号',
}
