/** Announcements. */
export const announcementMessages = {
  list: '公告列表',
  empty: '暂无公告',
  views: (count: number) => `${count.toLocaleString('zh-CN')} 次浏览`,
}
