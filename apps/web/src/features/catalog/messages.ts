export { allCourses } from '../../core/router/titles'
export { courseTotal, seeAllCourses } from '../../core/page/messages'
