import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

async function ownerOf(courses: number[]) {
  const response = await server.request('POST', '/__sandbox/members', { body: { courses } })
  return textIn(await response.json(), 'token')
}

describe('courses', () => {
  it('lists visible, published ones, newest first, with the scenes', async () => {
    const ids = async (query: string) => {
      const { data } = await server.get(`/api/v2/courses?${query}`)
      return JSON.stringify(data)
        .match(/"id":\d+,"title"/g)
        ?.map((text) => Number(/\d+/.exec(text)?.[0]))
    }
    expect(await ids('')).toEqual([6, 3, 2, 1])
    expect(await ids('scene=free')).toEqual([2])
    expect(await ids('scene=sub')).toEqual([6, 3, 2, 1])
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

  it('opens hidden ones, not those still to be published; digits only', async () => {
    expect((await server.get('/api/v2/course/4')).code).toBe(0)
    expect(await server.get('/api/v2/course/5')).toMatchObject({ code: 404, message: '资源不存在' })
    expect(await server.get('/api/v2/course/abc')).toMatchObject({
      code: 404,
      message: '路由不存在',
    })
  })

  it('toggles the like', async () => {
    const token = await server.signIn('13800000007')
    expect((await server.get('/api/v2/course/1/like', token)).data).toBe(1)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isCollect: true })
    expect((await server.get('/api/v2/course/1/like', token)).data).toBe(0)
  })
})

describe('who may watch', () => {
  const lessonOf = async (id: number, token?: string) =>
    (await server.get(`/api/v2/video/${id}`, token)).data
  const play = (id: number, token?: string) => server.get(`/api/v2/video/${id}/playinfo`, token)

  it('never a visitor, not even a free course', async () => {
    expect(await lessonOf(2001)).toMatchObject({ is_watch: false })
    expect(await play(2001)).toMatchObject({ code: 401, message: '请登录' })
  })

  it('everybody who is signed in, a free course', async () => {
    const token = await server.signIn('13800000007')
    expect(await lessonOf(2001, token)).toMatchObject({ is_watch: true })
    expect((await play(2001, token)).data).toMatchObject({
      urls: [{ url: `${origin}/media/hd.m3u8`, format: 'm3u8', name: 720 }],
    })
    expect((await play(2002, token)).data).toMatchObject({
      urls: [{ url: `<iframe src="${origin}/media/embed.html"></iframe>` }],
    })
  })

  it('a VIP only what is free for VIPs', async () => {
    const token = await server.signIn('13800000002')
    expect(await lessonOf(1001, token)).toMatchObject({ is_watch: true })
    expect(await lessonOf(6001, token)).toMatchObject({ is_watch: false })
    const expired = await server.signIn('13800000003')
    expect(await lessonOf(1001, expired)).toMatchObject({ is_watch: false })
  })

  it('others only a trial, which plain addresses do not enforce', async () => {
    const token = await server.signIn('13800000007')
    expect((await play(1001, token)).data).toMatchObject({
      urls: [{ url: `${origin}/media/hd.m3u8?trial=20` }],
    })
    expect((await play(1002, token)).data).toMatchObject({
      urls: [{ url: `${origin}/media/plain.mp4` }],
    })
    expect((await play(6001, token)).message).toBe('请购买后观看')
    const denied = await server.post('/api/v2/video/6001/record', { duration: 5 }, token)
    expect(denied.message).toBe('无权限观看此视频')
  })

  it('a buyer, even when there is nothing to play', async () => {
    const token = await ownerOf([1])
    expect((await play(1003, token)).data).toEqual({ urls: [] })
  })

  it('nobody a lesson that is still to be published', async () => {
    expect((await server.get('/api/v2/video/1004')).code).toBe(404)
  })
})

describe('progress', () => {
  const record = (id: number, duration: unknown, token: string) =>
    server.post(`/api/v2/video/${id}/record`, { duration }, token)

  it('only goes forward and freezes at completion, with points and messages', async () => {
    const token = await ownerOf([1])
    for (const seconds of [40, 30]) await record(1001, seconds, token)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({
      videoWatchedProgress: { 1001: { watch_seconds: 40, watched_at: null } },
    })
    for (const seconds of [100, 140]) await record(1001, seconds, token)
    expect((await server.get('/api/v2/video/1001', token)).data).toMatchObject({
      video_watched_progress: { 1001: { watch_seconds: 100, watched_at: '2026-11-21 17:00:00' } },
    })
    for (const id of [1002, 1003]) await record(id, 100, token)
    expect((await server.get('/api/v2/member/credit1Records', token)).data).toMatchObject({
      data: [
        { sum: 100, remark: '看完点播课程送100积分' },
        { sum: 10, remark: '看完视频送10积分' },
        { sum: 10 },
        { sum: 10 },
        { sum: 50, remark: '注册送50积分' },
      ],
      total: 5,
    })
    expect((await server.get('/api/v3/member/courses/learned', token)).data).toMatchObject({
      data: [{ course_id: 1, progress: 100, is_watched: 1, learned_count: 3, is_subscribe: 1 }],
    })
  })

  it('of a trial stops at the trial; nonsense is refused', async () => {
    const token = await server.signIn('13800000007')
    await record(1001, 90, token)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({
      videoWatchedProgress: { 1001: { watch_seconds: 20 } },
    })
    for (const duration of [0, -5, 'x', undefined]) {
      expect((await record(1001, duration, token)).message).toBe('参数错误')
    }
  })
})

describe('study lists', () => {
  it('write nothing as [] and mix their two zones', async () => {
    const token = await ownerOf([1])
    expect((await server.get('/api/v3/member/courses', token)).data).toMatchObject({
      data: [
        {
          created_at: '2026-11-21 17:00:00',
          watch_record: [],
          last_view_video: [],
          course: { videos_count: 4 },
        },
      ],
      total: 1,
    })
    await server.post('/api/v2/video/1001/record', { duration: 100 }, token)
    expect((await server.get('/api/v3/member/learned/course/1', token)).data).toMatchObject([
      {
        id: 1001,
        watch_record: { watched_at: '2026-11-21T17:00:00', created_at: '2026-11-21T09:00:00' },
      },
      { id: 1002, watch_record: null },
      { id: 1003 },
    ])
  })

  it('turn into an object where lessons are stored in another order', async () => {
    const token = await ownerOf([])
    const { data } = await server.get('/api/v3/member/learned/course/6', token)
    expect(data).toMatchObject({ 0: { id: 6001 }, 1: { id: 6002 } })
    expect(Array.isArray(data)).toBe(false)
    expect((await server.get('/api/v3/member/learned/course/999', token)).data).toEqual([])
    expect((await server.get('/api/v3/member/learned/course/x', token)).message).toBe('错误')
  })
})

describe('attachments', () => {
  it('download once from a signed address', async () => {
    const token = await ownerOf([1])
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
    const token = await ownerOf([1, 2])
    expect((await server.get('/api/v3/course/2/attach/501', token)).code).toBe(404)
    const { data } = await server.get('/api/v3/course/1/attach/502', token)
    const lost = await server.get(textIn(data, 'download_url').replace(origin, ''))
    expect(lost.message).toBe('源文件不存在')
  })

  it('are limited to sixty addresses an hour', async () => {
    const token = await ownerOf([1])
    for (let count = 0; count < 60; count += 1)
      await server.get('/api/v3/course/1/attach/501', token)
    const more = await server.get('/api/v3/course/1/attach/501', token)
    expect(more).toMatchObject({ code: 429, message: '请稍后再试' })
  })
})
