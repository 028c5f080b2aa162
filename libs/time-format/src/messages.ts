/** All user-visible texts of this library. */
export const messages = {
  justNow: '刚刚',
  ago: { minutes: '分钟前', hours: '小时前', days: '天前' },
  spoken: { hour: '小时', minute: '分', second: '秒' },
}
