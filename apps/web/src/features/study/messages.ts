export { browseCourses, retry } from '../../core/messages'
export { studyCenter } from '../../core/router/titles'
export { courseTotal, favoriteOff } from '../../core/page/messages'

export const nothingBegun = '暂无在学课程'
export const allFinished = '最近学习的课程已全部学完'
