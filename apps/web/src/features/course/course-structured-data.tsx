import type { Course as CourseRecord, CourseDetail, Lesson } from '@shuyuan/api'
import type { BreadcrumbList, Course, CourseInstance, Thing, VideoObject } from 'schema-dts'
import { lessonsInOrder } from '@shuyuan/courses'
import { useSite } from '@shuyuan/site/react'
import { courseLink } from '../../core/links/page-links'
import { useHref } from '../../core/links/use-href'
import { StructuredData } from '../../core/page/structured-data'
import { useSiteUrl } from '../../core/site/use-site-url'
import * as messages from './messages'

interface CourseFacts {
  detail: CourseDetail
  school: { name: string; url: string }
  /** Absolute URLs. */
  urlOf: { home: string; courses: string; course: string }
}

/** Lessons that are named one by one. */
const videosAtMost = 20

const iso = (seconds: number) => `PT${seconds}S`

function toVideo(lesson: Lesson, { title, cover, isFree }: CourseRecord): VideoObject[] {
  const isOpen = isFree || lesson.freeSeconds > 0
  if (!isOpen || cover === null || lesson.publishedAt === null) return []
  return [
    {
      '@type': 'VideoObject',
      name: lesson.title,
      description: messages.lessonOf(lesson.title, title),
      thumbnailUrl: cover,
      uploadDate: lesson.publishedAt,
      duration: iso(lesson.duration),
      isAccessibleForFree: isFree,
    },
  ]
}

/** A course that is learned at one's own pace takes as long as its lessons. */
function toInstances(lessons: Lesson[]): CourseInstance[] {
  const seconds = lessons.reduce((sum, { duration }) => sum + duration, 0)
  if (seconds === 0) return []
  return [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: iso(seconds) }]
}

/** A course, the lessons that can be tried and the way to its page. */
function courseThings({ detail, school, urlOf }: CourseFacts): Thing[] {
  const { course } = detail
  const lessons = lessonsInOrder(detail.groups)
  const thing: Course = {
    '@type': 'Course',
    name: course.title,
    description: course.seoDescription || course.shortDescription || course.title,
    url: urlOf.course,
    ...(course.cover !== null && { image: course.cover }),
    inLanguage: 'zh-CN',
    provider: { '@type': 'Organization', ...school },
    offers: {
      '@type': 'Offer',
      category: course.isFree ? 'Free' : 'Paid',
      price: course.isFree ? 0 : course.price,
      priceCurrency: 'CNY',
      url: urlOf.course,
    },
    hasCourseInstance: toInstances(lessons),
    hasPart: lessons.flatMap((lesson) => toVideo(lesson, course)).slice(0, videosAtMost),
  }
  const way = [
    { name: messages.home, item: urlOf.home },
    { name: messages.allCourses, item: urlOf.courses },
    { name: course.title, item: urlOf.course },
  ]
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
  return [thing, trail]
}

/** What search engines are told about a course. */
export function CourseStructuredData({ detail }: { detail: CourseDetail }) {
  const href = useHref()
  const { config } = useSite()
  const siteUrl = useSiteUrl()
  if (siteUrl === '') return null
  const urlOf = {
    home: siteUrl + href({ to: '/' }),
    courses: siteUrl + href({ to: '/courses' }),
    course: siteUrl + href(courseLink(detail.course.id)),
  }
  const school = { name: config.name, url: urlOf.home }
  return <StructuredData things={courseThings({ detail, school, urlOf })} />
}
