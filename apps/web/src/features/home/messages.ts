export { browseCourses } from '../../core/messages'
export { studyCenter } from '../../core/router/titles'
export { seeAllCourses } from '../../core/page/messages'

export const tryAgain = '重试'
export const nothingBegun = '还没有开始学习的课程'
export const allFinished = '最近学的课程都学完了'
export const categories = '课程分类'
export const newestCourses = '最新课程'
