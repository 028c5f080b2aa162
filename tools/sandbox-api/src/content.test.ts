import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { content } from '../content'
import { demoAccounts } from './seed/demo-accounts'

const publicFolder = fileURLToPath(new URL('../public', import.meta.url))
const filesFolder = fileURLToPath(new URL('../content/files', import.meta.url))

const { categories, courses, comments, users, blocks, media } = content
const lessons = courses.flatMap((course) => course.lessons)

it('holds no date that production could not store', () => {
  const years = JSON.stringify(content).match(/\d{4}(?=-\d\d-\d\d \d\d:)/g) ?? []
  expect(years.length).toBeGreaterThan(100)
  expect(years.filter((year) => Number(year) > 2037)).toEqual([])
})

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** Of public paths, those without a file. */
function missing(paths: string[]): string[] {
  return paths.filter((path) => !isFile(join(publicFolder, path)))
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

function readPublic(path: string): string {
  return readFileSync(join(publicFolder, path), 'utf8')
}

/** The list of pieces that a playlist is, or of the first quality that it lists. */
function segmentsOf(url: string): string {
  const playlist = readPublic(url)
  const [, first] = /#EXT-X-STREAM-INF.*\n(.+)/.exec(playlist) ?? []
  return first === undefined ? playlist : readPublic(join(dirname(url), first))
}

function repeated<Item>(items: Item[]): Item[] {
  return items.filter((item, index) => items.indexOf(item) !== index)
}

/** Pictures named in a piece of HTML or a block's config. */
function picturesIn(text: string): string[] {
  return [...text.matchAll(/\bsrc=\\?"(\/[^"\\]+)/g)].map((match) => match[1] ?? '')
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

  it('has at least eighty comments, some of them waiting for review', () => {
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
        course.lessons.some((lesson) => lesson.bansSeeking),
      ),
    }
    const absent = Object.entries(kinds).filter(([, found]) => found.length === 0)
    expect(absent).toEqual([])
  })
})

describe('references within the content', () => {
  it('uses every id once', () => {
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
    const astray = courses.flatMap(({ chapters, lessons: own }) =>
      own.filter(
        ({ chapterId, media: key }) =>
          !(key in media) || (chapterId !== 0 && !chapters.some(({ id }) => id === chapterId)),
      ),
    )
    expect(astray).toEqual([])
  })

  it('comments on what exists, by people who exist', () => {
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

  it('answers only replies that were written before', () => {
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

describe('files of the content', () => {
  it('has every picture', () => {
    const covers = courses.map(({ cover }) => cover).filter((cover) => cover !== '')
    const avatars = users.map(({ avatar }) => avatar).filter((avatar) => avatar !== '')
    const inText = [
      ...courses.map(({ descriptionHtml }) => descriptionHtml),
      ...content.announcements.map(({ html }) => html),
    ].flatMap(picturesIn)
    const slides = [...JSON.stringify(blocks).matchAll(/"src":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    const fixed = ['images/logo.png', 'images/player-thumb.png', 'images/default_avatar.jpg']
    expect(inText.length).toBeGreaterThan(0)
    expect(missing([...covers, ...avatars, ...inText, ...slides, ...fixed])).toEqual([])
  })

  it('has every film, and every piece that a playlist names', () => {
    const addresses = Object.values(media).flatMap(({ urls }) => urls.map(({ url }) => url))
    const films = addresses.filter((url) => url.startsWith('/'))
    const pieces = films
      .filter((url) => url.endsWith('.m3u8'))
      .flatMap((url) =>
        readFileSync(join(publicFolder, url), 'utf8')
          .split('\n')
          .map((row) => /URI="([^"]+)"/.exec(row)?.[1] ?? row)
          .filter((row) => row !== '' && !row.startsWith('#'))
          .map((row) => join(dirname(url), row)),
      )
    expect(pieces.length).toBeGreaterThan(0)
    expect(missing([...films, ...pieces, 'media/embed.html'])).toEqual([])
  })

  it('lists captions that are there and last no longer than their film', () => {
    const captions = Object.values(media)
      .flatMap(({ urls }) => urls.filter(({ format }) => format === 'm3u8'))
      .flatMap(({ url, duration }) =>
        [...readPublic(url).matchAll(/TYPE=SUBTITLES.*URI="([^"]+)"/g)].map((match) => ({
          duration,
          url: join(dirname(url), match[1] ?? ''),
        })),
      )
    expect(captions.length).toBeGreaterThan(0)
    for (const { url, duration } of captions) {
      const [piece = ''] = /^[^#].*\.vtt$/m.exec(readPublic(url)) ?? []
      const words = readPublic(join(dirname(url), piece))
      expect(words).toMatch(/^WEBVTT\n/)
      const ends = [...words.matchAll(/--> (\d\d):(\d\d)\.\d{3}/g)]
      const last = ends.map((match) => Number(match[1]) * 60 + Number(match[2])).at(-1)
      expect(last).toBeLessThanOrEqual(duration)
    }
  })

  it('lets a lesson last as long as its playlist', () => {
    for (const { urls } of Object.values(media)) {
      for (const { url, duration } of urls.filter(({ format }) => format === 'm3u8')) {
        const playlist = segmentsOf(url)
        const seconds = [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
          (sum, match) => sum + Number(match[1]),
          0,
        )
        expect(seconds, url).toBeCloseTo(duration, 1)
      }
    }
  })

  it('states the true size of every attachment', () => {
    const wrong = courses
      .flatMap(({ attachments }) => attachments)
      .filter(
        ({ file, size }) =>
          !isFile(join(filesFolder, file)) || statSync(join(filesFolder, file)).size !== size,
      )
    expect(wrong).toEqual([])
  })

  it('stays small: media below 8 MB, pictures below 1.5 MB', () => {
    expect(bytesBelow(join(publicFolder, 'media'))).toBeLessThan(8_000_000)
    expect(bytesBelow(join(publicFolder, 'images'))).toBeLessThan(1_500_000)
  })
})
