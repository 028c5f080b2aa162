import { describe, expect, it } from 'vitest'
import { content } from '../content'
import { demoAccounts } from './seed/demo-accounts'

const { categories, courses, comments, users, blocks, media } = content
const lessons = courses.flatMap((course) => course.lessons)

it('has no date that production could not store', () => {
  const years = JSON.stringify(content).match(/\d{4}(?=-\d\d-\d\d \d\d:)/g) ?? []
  expect(years.length).toBeGreaterThan(100)
  expect(years.filter((year) => Number(year) > 2037)).toEqual([])
})

function repeated<Item>(items: Item[]): Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

describe('the amount of content', () => {
  it('has at least eight categories in two levels', () => {
    expect(categories.length).toBeGreaterThanOrEqual(8)
    expect(categories.every(({ children }) => children.length > 0)).toBe(true)
  })

  it('has at least sixty courses and four hundred lessons', () => {
    expect(courses.length).toBeGreaterThanOrEqual(60)
    expect(lessons.length).toBeGreaterThanOrEqual(400)
  })

  it('has at least eighty comments, some of them pending', () => {
    expect(comments.length).toBeGreaterThanOrEqual(80)
    expect(comments.some(({ approved }) => !approved)).toBe(true)
    expect(comments.flatMap(({ replies }) => replies).some(({ approved }) => !approved)).toBe(true)
  })

  it('has a course of each kind that a page treats differently', () => {
    const now = '2026-06-01'
    const kinds = {
      open: courses.filter(({ isFree }) => isFree),
      freeOfChargeForVip: courses.filter(({ isVipFree, price }) => isVipFree && price === 0),
      withoutCover: courses.filter(({ cover }) => cover === ''),
      hidden: courses.filter(({ isVisible }) => !isVisible),
      future: courses.filter(({ publishedAt }) => publishedAt > now),
      closedToComments: courses.filter(({ allowsComments }) => !allowsComments),
      withoutLessons: courses.filter((course) => course.lessons.length === 0),
      onlyLooseLessons: courses.filter(
        ({ chapters, lessons: own }) => chapters.length === 0 && own.length > 0,
      ),
      looseLessonsBesideChapters: courses.filter(
        ({ chapters, lessons: own }) =>
          chapters.length > 0 && own.some(({ chapterId }) => chapterId === 0),
      ),
      longTitle: courses.filter(({ title }) => title.length > 60),
      dear: courses.filter(({ price }) => price > 100_000),
      withoutSeeking: courses.filter((course) =>
        course.lessons.some((lesson) => !lesson.isSeekable),
      ),
    }
    const absent = Object.entries(kinds).filter(([, found]) => found.length === 0)
    expect(absent).toEqual([])
  })
})

describe('references within the content', () => {
  it('uses every ID once', () => {
    expect(repeated(courses.map(({ id }) => id))).toEqual([])
    expect(repeated(lessons.map(({ id }) => id))).toEqual([])
    expect(repeated(courses.flatMap(({ chapters }) => chapters.map(({ id }) => id)))).toEqual([])
    expect(repeated(courses.flatMap((course) => course.attachments.map(({ id }) => id)))).toEqual(
      [],
    )
    expect(
      repeated(
        categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
      ),
    ).toEqual([])
    expect(repeated(content.announcements.map(({ id }) => id))).toEqual([])
    expect(repeated(users.map(({ nickName }) => nickName))).toEqual([])
  })

  it('puts every course into a lower category', () => {
    const lower = new Set(categories.flatMap(({ children }) => children.map(({ id }) => id)))
    expect(courses.filter(({ categoryId }) => !lower.has(categoryId))).toEqual([])
  })

  it('gives every lesson a chapter of its course and a known media', () => {
    const misplaced = courses.flatMap(({ chapters, lessons: own }) =>
      own.filter(
        ({ chapterId, media: key }) =>
          !(key in media) || (chapterId !== 0 && !chapters.some(({ id }) => id === chapterId)),
      ),
    )
    expect(misplaced).toEqual([])
  })

  it('has comments by existing people on existing courses and lessons', () => {
    const people = new Set([...users, ...demoAccounts].map(({ nickName }) => nickName))
    const targets = {
      course: new Set(courses.map(({ id }) => id)),
      lesson: new Set(lessons.map(({ id }) => id)),
    }
    expect(comments.filter(({ target, targetId }) => !targets[target].has(targetId))).toEqual([])
    const authors = comments.flatMap(({ author, replies }) => [
      author,
      ...replies.map((reply) => reply.author),
    ])
    expect(authors.filter((author) => !people.has(author))).toEqual([])
  })

  it('answers only earlier replies', () => {
    const wrong = comments.flatMap(({ replies }) =>
      replies.filter(
        ({ replyToIndex }, index) => replyToIndex !== undefined && replyToIndex >= index,
      ),
    )
    expect(wrong).toEqual([])
  })

  it('keeps comments within the 140 characters that the server accepts', () => {
    const texts = comments.flatMap(({ content: text, replies }) => [
      text,
      ...replies.map((reply) => reply.content),
    ])
    expect(texts.filter((text) => text.length > 140)).toEqual([])
  })

  it('shows courses in the home blocks that exist and are on sale', () => {
    const shown = [...JSON.stringify(blocks).matchAll(/"courseIds":\[([\d,]*)\]/g)].flatMap(
      (match) => (match[1] ?? '').split(',').map(Number),
    )
    const offered = new Set(courses.filter(({ isVisible }) => isVisible).map(({ id }) => id))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((id) => !offered.has(id))).toEqual([])
  })
})
