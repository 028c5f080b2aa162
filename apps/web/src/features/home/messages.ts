export { browseCourses } from '../../core/messages'
export { studyCenter } from '../../core/router/titles'
export { seeAllCourses } from '../../core/page/messages'

export const tryAgain = '重试'
export const nothingBegun = '暂无在学课程'
export const allFinished = '最近学习的课程已全部学完'
export const categories = '课程分类'
export const newestCourses = '最新课程'
