import { formatCount } from '@shuyuan/ui'

export const cardMessages = {
  free: '免费',
  vipFree: '会员免费',
  vipOnly: '会员专享',
  claim: '免费领取',
  learners: (count: number) => `${formatCount(count)}${count < 10_000 ? ' ' : ''}人在学`,
  lessonCount: (count: number) => `${count} 节`,
  noCourses: '暂无课程',
}

export const filterMessages = {
  categories: '课程分类',
  subcategories: '二级分类',
  scenes: '课程筛选',
  all: '全部',
  courseCount: (count: number) => `${count} 门课`,
  sceneFree: '免费',
  scenePopular: '热门',
}
