import { formatCount } from '@shuyuan/ui'
import type { SchoolFigures } from '../../core/site/school-figures'

export { popularCourses, seeAllCourses } from '../../core/page/messages'

export const contents = '目录'
export const allOf = (courses: number) => `全部 ${courses} 门课`
export const categories = '课程分类'
export const newestCourses = '最新课程'
export const courses = '课程'
export const courseCount = (count: number) => `${count} 门`
export const vipFree = '会员免费'

export const schoolFigures = ({ courses, lessons, learners }: SchoolFigures) => [
  `${courses} 门课`,
  ...(lessons ? [`${formatCount(lessons)} 节`] : []),
  ...(learners
    ? [`最热门的课有 ${formatCount(learners)}${learners < 10_000 ? ' ' : ''}人在学`]
    : []),
]

export const slider = '焦点图'
export const carousel = '轮播'
export const slide = (number: number) => `焦点图 ${number}`
export const showSlide = (number: number, total: number) => `第 ${number} 张，共 ${total} 张`
export const pause = '暂停轮播'
export const play = '开始轮播'
