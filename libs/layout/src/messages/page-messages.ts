/** Texts around the content of a page. */
export const pageMessages = {
  announcement: '公告',
  closeAnnouncement: '关闭公告',
  backToTop: '返回顶部',
}
