import type { ContentCourse } from '../content-shape'
import type { Store } from '../database/store'
import { parseRaw } from '../wire/time'
import type { Seeding } from './seeding'
import { daySeconds } from './seeding'

/** Seeds categories, courses with chapters, lessons and attachments, and their media. */
export function seedCourses({ store, content }: Seeding) {
  content.categories.forEach(({ id, name, children }, sort) => {
    insertCategory(store, id, name, 0, sort)
    children.forEach((child, childSort) =>
      insertCategory(store, child.id, child.name, id, childSort),
    )
  })
  for (const [name, { urls }] of Object.entries(content.media)) {
    store.run('INSERT INTO media VALUES (?, ?)', name, JSON.stringify(urls))
  }
  for (const course of content.courses) seedCourse(store, course)
}

function insertCategory(store: Store, id: number, name: string, parentId: number, sort: number) {
  store.run('INSERT INTO categories VALUES (?, ?, ?, ?)', id, name, parentId, sort)
}

function seedCourse(store: Store, course: ContentCourse) {
  const publishedAt = parseRaw(course.publishedAt)
  store.run(
    'INSERT INTO courses VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    course.id,
    course.title,
    course.cover,
    course.price,
    course.shortDescription,
    course.descriptionHtml,
    Number(course.isFree),
    Number(course.isVipFree),
    Number(course.allowsComments),
    course.userCount,
    course.categoryId,
    course.isVisible ? 1 : -1,
    Number(course.isRecommended),
    publishedAt,
    publishedAt - daySeconds,
  )
  course.chapters.forEach(({ id, title }, sort) =>
    store.run('INSERT INTO chapters VALUES (?, ?, ?, ?)', id, course.id, title, sort),
  )
  for (const lesson of course.lessons) {
    store.run(
      'INSERT INTO videos VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?)',
      lesson.id,
      course.id,
      lesson.chapterId,
      lesson.title,
      lesson.duration,
      lesson.freeSeconds,
      Number(!lesson.isSeekable),
      Number(lesson.allowsComments),
      course.userCount,
      parseRaw(lesson.publishedAt),
      lesson.media,
    )
  }
  for (const { id, name, extension, file, size } of course.attachments) {
    store.run(
      'INSERT INTO attachments (id, course_id, name, extension, file, size) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      course.id,
      name,
      extension,
      file,
      size,
    )
  }
}
