export { chooseCourse, retry } from '../../core/messages'
export { studyCenter } from '../../core/router/titles'
export { courseTotal, favoriteOff } from '../../core/page/messages'

export const nothingBegun = '书桌还空着'
export const allFinished = '在读的课都学完了'
