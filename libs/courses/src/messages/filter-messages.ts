export const filterMessages = {
  categories: '课程分类',
  subcategories: '二级分类',
  scenes: '课程筛选',
  all: '全部',
  courseCount: (count: number) => `${count} 门课`,
  sceneFree: '免费',
  scenePopular: '热门',
}
