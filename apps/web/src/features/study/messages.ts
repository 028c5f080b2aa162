export { browseCourses } from '../../core/messages'
export { studyCenter } from '../../core/router/titles'
export { courseTotal, favoriteOff } from '../../core/page/messages'
