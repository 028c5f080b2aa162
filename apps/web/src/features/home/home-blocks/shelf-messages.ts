/** Words of lists of courses, which the page needs at once. */
export const shelfMessages = {
  courses: '课程',
  seeAll: '查看全部',
}
