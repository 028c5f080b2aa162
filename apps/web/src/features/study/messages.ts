export { studyCenter } from '../../core/router/titles'
export { chooseCourse, courseTotal, favoriteOff, retry } from '../../core/page/messages'

export const nothingBegun = '书桌还空着'
export const allFinished = '在读的课都学完了'
