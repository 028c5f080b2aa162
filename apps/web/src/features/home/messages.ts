import { formatCount } from '@shuyuan/ui'
import type { SchoolFigures } from '../../core/site/school-figures'

export { seeAllCourses } from '../../core/page/messages'

export const categories = '课程分类'
export const newestCourses = '最新课程'
export const courses = '课程'
export const seeAll = '查看全部'
export const courseCount = (count: number) => `${count} 门`

export const schoolFigures = ({ courses, lessons, learners }: SchoolFigures) =>
  [
    `${courses} 门课`,
    lessons && `${lessons} 课时`,
    learners && `最热门的课有 ${formatCount(learners)}${learners < 10_000 ? ' ' : ''}人在学`,
  ]
    .filter(Boolean)
    .join(' · ')
