import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { content } from '../../content/index'
import { createTestSandbox } from '../testing/test-sandbox'

const { categories, comments, courses, media } = content
const lessons = courses.flatMap((course) => course.lessons)

function missing(folders: string[], files: string[]) {
  const path = (folder: string, file: string) =>
    fileURLToPath(new URL(`../../${folder}/${file.replace(/^\//, '')}`, import.meta.url))
  return files.filter((file) => !folders.some((folder) => existsSync(path(folder, file))))
}

function twice(values: unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the school', () => {
  it('is as large as a real one', () => {
    const all = [...categories, ...categories.flatMap(({ children }) => children)]
    expect(categories.length).toBeGreaterThanOrEqual(2)
    expect(all.length).toBeGreaterThanOrEqual(8)
    expect(courses.length).toBeGreaterThanOrEqual(60)
    expect(lessons.length).toBeGreaterThanOrEqual(400)
  })

  it('uses each ID once and has no broken references', () => {
    expect(twice(courses.map(({ id }) => id))).toEqual([])
    expect(twice(lessons.map(({ id }) => id))).toEqual([])
    const known = new Set([
      0,
      ...categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    ])
    expect(courses.filter(({ categoryId }) => !known.has(categoryId))).toEqual([])
    expect(lessons.filter((lesson) => !(lesson.media in media))).toEqual([])
    const targets = {
      course: new Set(courses.map(({ id }) => id)),
      lesson: new Set(lessons.map(({ id }) => id)),
    }
    expect(comments.filter(({ target, targetId }) => !targets[target].has(targetId))).toEqual([])
  })

  it('includes every image, medium and handout that it references', () => {
    expect(missing(['public'], courses.map(({ cover }) => cover).filter(Boolean))).toEqual([])
    const hrefs = Object.values(media).flatMap(({ urls }) => urls.map(({ url }) => url))
    expect(
      missing(
        ['public'],
        hrefs.filter((url) => url.startsWith('/')),
      ),
    ).toEqual([])
    const fixed = ['images/logo.png', 'images/default_avatar.jpg', 'images/player-thumb.png']
    expect(missing(['public'], fixed)).toEqual([])
    const handouts = courses.flatMap(({ attachments }) => attachments.map(({ file }) => file))
    expect(missing(['content/files', 'public'], handouts)).toEqual([])
  })

  it('is seeded, and its home page, list and courses match the contract', async () => {
    const server = createTestSandbox({ content })
    await server.get('/api/v2/other/config')
    await server.get('/api/v2/decorationPage/blocks?page_name=pc-page-index')
    await server.get('/api/v2/courses?page_size=100')
    const token = await server.signIn('13800000001')
    for (const { id, publishedAt } of courses.slice(0, 20)) {
      if (publishedAt < '2026')
        expect((await server.get(`/api/v2/course/${id}`, token)).code).toBe(0)
    }
    expect((await server.get('/api/v3/member/courses', token)).data).toMatchObject({ total: 8 })
  })
})
