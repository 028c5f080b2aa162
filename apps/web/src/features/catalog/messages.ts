export { allCourses } from '../../app/router/titles'
export { courseTotal, seeAllCourses } from '../../app/page/messages'
