import type { Sandbox } from '../sandbox'
import { stripTags } from '../wire/strip-tags'

export interface Hit {
  /** ID in the search index, not that of the resource. */
  id: number
  resourceType: 'vod' | 'video'
  resourceId: number
  title: string
  charge: number
  thumb: string
  shortDescription: string
  /** Plain text. */
  description: string
  createdAt: number
}

interface CourseHitRow {
  id: number
  title: string
  charge: number
  thumb: string
  short_description: string
  description: string
  created_at: number
}

/** Keeps the index IDs of lessons apart from those of courses. */
const lessonOffset = 1_000_000

/**
 * Finds courses and lessons. Matches in the title come first, then those in the short description,
 * then those in the description.
 */
export function findHits({ store, clock }: Sandbox, keywords: string): Hit[] {
  const pattern = `%${keywords.replace(/[\\%_]/g, '\\$&')}%`
  const courses = store
    .all<CourseHitRow>(
      `SELECT * FROM courses WHERE is_show = 1 AND published_at <= ?
       ORDER BY user_count DESC, id DESC`,
      clock.seconds(),
    )
    .map(courseHit)
  const lessons = store
    .all<{ id: number; title: string; published_at: number }>(
      `SELECT videos.id, videos.title, videos.published_at FROM videos
       JOIN courses ON courses.id = course_id
       WHERE videos.title LIKE ? ESCAPE '\\' AND videos.is_show = 1 AND videos.published_at <= ?
         AND courses.is_show = 1 AND courses.published_at <= ? ORDER BY videos.id`,
      pattern,
      clock.seconds(),
      clock.seconds(),
    )
    .map(lessonHit)
  const found = (text: string) => text.toLowerCase().includes(keywords.toLowerCase())
  const inTitle = courses.filter(({ title }) => found(title))
  const inShortText = courses.filter(
    ({ title, shortDescription }) => !found(title) && found(shortDescription),
  )
  const inLongText = courses.filter(
    ({ title, shortDescription, description }) =>
      !found(title) && !found(shortDescription) && found(description),
  )
  return [...inTitle, ...lessons, ...inShortText, ...inLongText]
}

function courseHit(row: CourseHitRow): Hit {
  return {
    id: row.id,
    resourceType: 'vod',
    resourceId: row.id,
    title: row.title,
    charge: row.charge,
    thumb: row.thumb,
    shortDescription: row.short_description,
    description: stripTags(row.description),
    createdAt: row.created_at,
  }
}

function lessonHit({
  id,
  title,
  published_at,
}: {
  id: number
  title: string
  published_at: number
}): Hit {
  return {
    id: lessonOffset + id,
    resourceType: 'video',
    resourceId: id,
    title,
    charge: 0,
    thumb: '',
    shortDescription: '',
    description: '',
    createdAt: published_at,
  }
}
