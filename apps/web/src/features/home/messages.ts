export { browseCourses } from '../../app/messages'
export { studyCenter } from '../../app/router/titles'
export { seeAllCourses } from '../../app/page/messages'

export const tryAgain = '重试'
export const nothingBegun = '还没有开始学习的课程'
export const allFinished = '最近学的课程都学完了'
export const categories = '课程分类'
export const newestCourses = '最新课程'
