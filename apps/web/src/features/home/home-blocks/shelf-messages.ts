/** Texts of course lists, which the initial page contains. */
export const shelfMessages = {
  courses: '课程',
  seeAll: '查看全部',
}
