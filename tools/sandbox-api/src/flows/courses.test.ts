import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'
import { ownerOf } from './owner-of.fixture'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

describe('courses', () => {
  it('lists visible, published courses, newest first, by scene', async () => {
    const ids = async (query: string) => {
      const { data } = await server.get(`/api/v2/courses?${query}`)
      return JSON.stringify(data)
        .match(/"id":\d+,"title"/g)
        ?.map((text) => Number(/\d+/.exec(text)?.[0]))
    }
    expect(await ids('')).toEqual([6, 3, 2, 1])
    expect(await ids('scene=free')).toEqual([2])
    expect(await ids('scene=sub')).toEqual([6, 3, 2, 1])
    expect(await ids('scene=recom')).toEqual([1])
    expect(await ids('category_id=1')).toEqual([6, 1])
    expect(await ids('category_id=2')).toEqual([2])
    expect((await server.get('/api/v2/courses?page_size=0')).message).toBe('错误')
    const beyond = await server.get('/api/v2/courses?page=9&page_size=2')
    expect(beyond.data).toMatchObject({ data: [], total: 4, last_page: 2, from: null, to: null })
  })

  it('writes "no category" as [] and lessons in three encodings', async () => {
    const { data } = await server.get('/api/v2/courses?category_id=0&page=2&page_size=1')
    expect(data).toMatchObject({ data: [{ id: 3, thumb: '', category: [], videos_count: 0 }] })
    expect((await server.get('/api/v2/course/3')).data).toMatchObject({ videos: [], chapters: [] })
    expect((await server.get('/api/v2/course/2')).data).toMatchObject({
      videos: [[{ id: 2001 }, { id: 2002 }]],
    })
    expect((await server.get('/api/v2/course/1')).data).toMatchObject({
      videos: { 0: [{ id: 1003 }], 101: [{ id: 1001 }], 102: [{ id: 1002 }] },
      videoWatchedProgress: [],
      isBuy: false,
    })
  })

  it('writes lessons as a list if the chapter IDs count up from 0', async () => {
    server.sandbox.store.run(`INSERT INTO chapters VALUES (1, 2, '第一章', 0)`)
    server.sandbox.store.run('UPDATE videos SET chapter_id = 1 WHERE id = 2002')
    const { data } = await server.get('/api/v2/course/2')
    expect(data).toMatchObject({ videos: [[{ id: 2001 }], [{ id: 2002 }]] })
    expect(JSON.stringify(data)).toContain('"videos":[[')
  })

  it('opens hidden courses but not unpublished ones; IDs are digits only', async () => {
    expect((await server.get('/api/v2/course/4')).code).toBe(0)
    expect(await server.get('/api/v2/course/5')).toMatchObject({ code: 404, message: '资源不存在' })
    expect(await server.get('/api/v2/course/abc')).toMatchObject({
      code: 404,
      message: '路由不存在',
    })
  })

  it('toggles the favorite', async () => {
    const token = await server.signIn('13800000007')
    expect((await server.get('/api/v2/course/1/like', token)).data).toBe(1)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isCollect: true })
    expect((await server.get('/api/v2/course/1/like', token)).data).toBe(0)
  })
})

describe('attachments', () => {
  it('download once from a signed URL', async () => {
    const token = await ownerOf(server, [1])
    const { data } = await server.get('/api/v3/course/1/attach/501', token)
    const path = textIn(data, 'download_url').replace(origin, '')
    const file = await server.request('GET', path)
    expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="notes.md"')
    expect(await file.text()).toBe('# 讲义')
    expect(await server.get(path)).toMatchObject({ code: 1, message: '参数错误' })
  })

  it('need the course, and must exist', async () => {
    const visitor = await server.signIn('13800000007')
    const denied = await server.get('/api/v3/course/1/attach/501', visitor)
    expect(denied.message).toBe('请购买课程')
    const token = await ownerOf(server, [1, 2])
    expect((await server.get('/api/v3/course/2/attach/501', token)).code).toBe(404)
    const { data } = await server.get('/api/v3/course/1/attach/502', token)
    const lost = await server.get(textIn(data, 'download_url').replace(origin, ''))
    expect(lost.message).toBe('源文件不存在')
  })

  it('are limited to sixty URLs per hour', async () => {
    const token = await ownerOf(server, [1])
    for (let count = 0; count < 60; count += 1)
      await server.get('/api/v3/course/1/attach/501', token)
    const more = await server.get('/api/v3/course/1/attach/501', token)
    expect(more).toMatchObject({ code: 429, message: '请稍后再试' })
  })
})
