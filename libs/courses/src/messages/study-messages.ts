/** Study centre. */
export const studyMessages = {
  lists: '我的学习',
  learning: '在学课程',
  boughtCourses: '已购课程',
  likedCourses: '收藏课程',
  empty: { learned: '暂无在学课程', bought: '暂无已购课程', liked: '暂无收藏课程' },
  learnedOf: (learned: number, total: number) => `已学 ${learned}/${total} 课时`,
  lastLesson: (title: string, position: string) => `上次学到：${title}（${position}）`,
  lastSeen: (title: string) => `上次学到：${title}`,
  ended: '学习权限已到期',
  look: '查看课程',
  unlike: '取消收藏',
  unlikeCourse: (title: string) => `取消收藏 ${title}`,
  courseCount: (total: number) => `共 ${total} 门课程`,
  review: '再次学习',
  progressDetail: '学习进度',
  learnedLesson: (watched: string, total: string) => `${watched} / ${total}`,
}
