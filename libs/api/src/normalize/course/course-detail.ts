import { fallback, unknown } from 'valibot'
import type { InferOutput } from 'valibot'
import type { Course, CourseDetail } from '../../models/course'
import { flag, integer, numberOrZero, text, textOrEmpty } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { innerRows } from '../../wire/rows'
import { courseEntries, toCourseBase } from './course-summary'
import { chapterRows, toLessonGroups } from './lesson-groups'
import { progressByLesson } from '../study/progress'

/** The course in replies for the course page and the lesson page. */
export const courseRecord = record({
  ...courseEntries,
  is_vip_free: flag,
  render_desc: textOrEmpty,
  seo_keywords: textOrEmpty,
  seo_description: textOrEmpty,
  is_allow_comment: flag,
  category_id: numberOrZero,
})

export const toCourse = (wire: InferOutput<typeof courseRecord>, assetBase: string): Course => ({
  ...toCourseBase(wire, assetBase),
  isVipFree: wire.is_vip_free,
  description: wire.render_desc,
  seoKeywords: wire.seo_keywords,
  seoDescription: wire.seo_description,
  allowsComments: wire.is_allow_comment,
  categoryId: wire.category_id,
})

const detail = record({
  course: courseRecord,
  chapters: chapterRows,
  videos: fallback(unknown(), []),
  isBuy: flag,
  isCollect: flag,
  videoWatchedProgress: progressByLesson,
  attach: innerRows(
    record({ id: integer, name: text, size: numberOrZero, extension: textOrEmpty }),
  ),
  buyVideos: innerRows(integer),
})

export const readCourseDetail = reader(detail, (wire, assetBase): CourseDetail => ({
  course: toCourse(wire.course, assetBase),
  groups: toLessonGroups(wire.chapters, wire.videos),
  isBought: wire.isBuy,
  isFavorite: wire.isCollect,
  progress: wire.videoWatchedProgress,
  attachments: wire.attach,
  boughtLessonIds: wire.buyVideos,
}))
