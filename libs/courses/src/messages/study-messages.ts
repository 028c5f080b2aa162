/** Texts of the study center. */
export const studyMessages = {
  lists: '我的学习',
  learning: '在学课程',
  boughtCourses: '已购课程',
  favoriteCourses: '收藏课程',
  empty: { learned: '暂无在学课程', bought: '暂无已购课程', favorites: '暂无收藏课程' },
  removed: '课程已下架',
  removedCover: '已下架',
  newLessons: (count: number) => `新增 ${count} 节`,
  groups: { reading: '在读', finished: '读完', planned: '想读', removed: '已下架' },
  emptyDesk: '书桌还空着',
  finishedMark: '讫',
  finishedCourse: (count: number) => `读完 · ${count} 节`,
  accessEnded: '课程已到期',
  viewCourse: '查看课程',
  studiedOn: '上次学习',
  addedOn: { learned: '开始于', bought: '购买于', favorites: '收藏于' },
  removeFavoriteOf: (title: string) => `取消收藏 ${title}`,
  progressDetail: '学习进度',
  learnedLesson: (watched: string, total: string) => `${watched} / ${total}`,
}

/** Texts about continuing a course, in the study center and on the home page. */
export const continueMessages = {
  learnedOf: (learned: number, total: number) => `已学 ${learned}/${total} 节`,
  lastWatched: (title: string) => `上次学到：${title}`,
  resume: '接着学',
  nextLesson: '下一节',
  startedLesson: '学到一半',
  timeLeft: (time: string) => `还剩 ${time}`,
}
