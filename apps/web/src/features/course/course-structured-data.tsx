import type { Course as CourseRecord, CourseDetail, Lesson } from '@shuyuan/api'
import type { BreadcrumbList, Course, CourseInstance, Thing, VideoObject } from 'schema-dts'
import { courseLength, lessonsInOrder } from '@shuyuan/courses'
import { useSite } from '@shuyuan/site/react'
import { courseLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { StructuredData } from '../../core/page/structured-data'
import { useSiteUrl } from '../../core/site/site-url'
import * as messages from './messages'

interface CourseFacts {
  detail: CourseDetail
  school: { name: string; url: string }
  /** Absolute URLs. */
  urlOf: { home: string; courses: string; course: string }
}

/** Maximum number of lessons to list. */
const maxVideos = 20

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

/** The workload of a self-paced course is the duration of its lessons. */
function toInstances({ groups }: CourseDetail): CourseInstance[] {
  const seconds = courseLength(groups)
  if (seconds === 0) return []
  return [{ '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: iso(seconds) }]
}

/** The course with its trial lessons, and its breadcrumb. */
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
    hasCourseInstance: toInstances(detail),
    hasPart: lessons.flatMap((lesson) => toVideo(lesson, course)).slice(0, maxVideos),
  }
  const steps = [
    { name: messages.home, item: urlOf.home },
    { name: messages.allCourses, item: urlOf.courses },
    { name: course.title, item: urlOf.course },
  ]
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
  return [thing, trail]
}

/** Structured data of a course for search engines. */
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
