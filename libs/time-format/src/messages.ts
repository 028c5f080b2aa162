/** Every sentence a reader of this library’s output meets. */
export const messages = {
  justNow: '刚刚',
  minutesAgo: (count: number) => `${count}分钟前`,
  hoursAgo: (count: number) => `${count}小时前`,
  daysAgo: (count: number) => `${count}天前`,
  hours: (count: number) => `${count} 小时`,
  minutes: (count: number) => `${count} 分`,
  seconds: (count: number) => `${count} 秒`,
}
