export { browseCourses } from '../../app/messages'
export { studyCenter } from '../../app/router/titles'
export { courseTotal, favoriteOff } from '../../app/page/messages'
