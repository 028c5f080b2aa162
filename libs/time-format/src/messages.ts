/** Every sentence a reader of this library’s output meets. */
export const messages = {
  justNow: '刚刚',
  ago: { minutes: '分钟前', hours: '小时前', days: '天前' },
  /** Hours, minutes, seconds. */
  spoken: ['小时', '分', '秒'],
}
