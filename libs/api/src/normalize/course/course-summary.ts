import type { InferOutput } from 'valibot'
import type { CourseSummary } from '../../models/course'
import { toImage } from '../../wire/urls'
import {
  flag,
  instant,
  integer,
  number,
  numberOrZero,
  price,
  text,
  textOrEmpty,
  textOrNull,
} from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { orNull, record } from '../../wire/record'

/** Fields that every course in a reply has. */
export const courseEntries = {
  id: integer,
  title: text,
  thumb: textOrNull,
  charge: price,
  short_description: textOrEmpty,
  is_free: flag,
  user_count: numberOrZero,
  published_at: instant,
}

export const courseRow = record({
  ...courseEntries,
  is_vip_free: orNull(flag),
  videos_count: orNull(number),
  category: orNull(record({ id: integer, name: text })),
})

/** Fields that every course model has. */
export const toCourseBase = (
  wire: Omit<InferOutput<typeof courseRow>, 'videos_count' | 'category' | 'is_vip_free'>,
  assetBase: string,
) => ({
  id: wire.id,
  title: wire.title,
  cover: toImage(wire.thumb, assetBase),
  price: wire.charge,
  shortDescription: wire.short_description,
  isFree: wire.is_free,
  userCount: wire.user_count,
  publishedAt: wire.published_at,
})

export const toCourseSummary = (
  wire: InferOutput<typeof courseRow>,
  assetBase: string,
): CourseSummary => ({
  ...toCourseBase(wire, assetBase),
  isVipFree: wire.is_vip_free,
  lessonCount: wire.videos_count,
  category: wire.category,
})

export const readCourses = pageReader(courseRow, toCourseSummary)
