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

  it('writes lessons as a list where the chapter ids count up from "none"', async () => {
    server.sandbox.store.run(`INSERT INTO chapters VALUES (1, 2, '第一章', 0)`)
    server.sandbox.store.run('UPDATE videos SET chapter_id = 1 WHERE id = 2002')
    const { data } = await server.get('/api/v2/course/2')
    expect(data).toMatchObject({ videos: [[{ id: 2001 }], [{ id: 2002 }]] })
    expect(JSON.stringify(data)).toContain('"videos":[[')
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
    await server.get('/api/v2/video/1001', token)
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

  /** Gives course 6 that many lessons, all over after ten seconds, and shows those before `visible`. */
  const makeLessons = (count: number) => {
    const { store } = server.sandbox
    store.run('DELETE FROM videos WHERE course_id = 6')
    for (let index = 1; index <= count; index += 1) {
      store.run(
        `INSERT INTO videos VALUES (?, 6, 0, '一节', 10, 0, 0, 1, 1, 0, ?, 'stream')`,
        6100 + index,
        1_700_000_000 + index,
      )
    }
  }
  const showUpTo = (count: number) =>
    server.sandbox.store.run(
      'UPDATE videos SET is_show = CASE WHEN id <= ? THEN 1 ELSE 0 END WHERE course_id = 6',
      6100 + count,
    )
  const learned = async (token: string) =>
    (await server.get('/api/v3/member/courses/learned', token)).data
  const rewards = async (token: string) => {
    const { data } = await server.get('/api/v2/member/credit1Records?page_size=99', token)
    return JSON.stringify(data).match(/看完点播课程/g)?.length ?? 0
  }

  it('of a course goes in steps of production: rounded to hundredths, then cut', async () => {
    makeLessons(12)
    const token = await ownerOf([6])
    await server.get('/api/v2/video/6101', token)
    const steps: number[] = []
    for (let index = 1; index <= 12; index += 1) {
      await record(6100 + index, 10, token)
      steps.push(Number(/"progress":(\d+)/.exec(JSON.stringify(await learned(token)))?.[1]))
    }
    expect(steps).toEqual([8, 17, 25, 33, 42, 50, 57, 67, 75, 83, 92, 100])
  })

  it('stays at 93 when lessons are added to a finished course, and its points come again', async () => {
    makeLessons(15)
    showUpTo(13)
    const token = await ownerOf([6])
    await server.get('/api/v2/video/6101', token)
    for (let index = 1; index <= 13; index += 1) await record(6100 + index, 10, token)
    expect(await learned(token)).toMatchObject({ data: [{ progress: 100, is_watched: 1 }] })
    showUpTo(15)
    await record(6114, 10, token)
    expect(await learned(token)).toMatchObject({ data: [{ progress: 93, is_watched: 1 }] })
    await record(6115, 10, token)
    expect(await learned(token)).toMatchObject({
      data: [{ progress: 93, is_watched: 1, learned_count: 15, watched_at: '2026-11-21 17:00:00' }],
    })
    expect(await rewards(token)).toBe(2)
  })

  it('passes 100 over lessons that were hidden, and fails above 127 with the lesson completed', async () => {
    makeLessons(10)
    const token = await ownerOf([6])
    await server.get('/api/v2/video/6110', token)
    for (let index = 10; index >= 6; index -= 1) await record(6100 + index, 10, token)
    showUpTo(5)
    await record(6101, 10, token)
    expect(await learned(token)).toMatchObject({ data: [{ progress: 120, is_watched: 0 }] })
    expect((await record(6102, 10, token)).message).toBe('错误')
    expect((await record(6102, 10, token)).code).toBe(0)
    expect(await learned(token)).toMatchObject({
      data: [{ progress: 120, is_watched: 0, learned_count: 7 }],
    })
  })

  it('moves a course up the list of those being learned only when a lesson is completed', async () => {
    const token = await ownerOf([1, 6])
    const order = async () =>
      JSON.stringify(await learned(token)).match(/"course_id":\d+,"user_id"/g)
    const first = ['"course_id":6,"user_id"', '"course_id":1,"user_id"']
    await server.get('/api/v2/video/1001', token)
    server.pass(60)
    await server.get('/api/v2/video/6001', token)
    expect(await order()).toEqual(first)
    server.pass(60)
    await server.get('/api/v2/video/1001', token)
    await record(1001, 50, token)
    expect(await order()).toEqual(first)
    expect(await learned(token)).toMatchObject({
      data: [
        { last_view_video: [], updated_at: '2026-11-21T09:01:00.000000Z' },
        {
          last_view_video: { updated_at: '2026-11-21 17:02:00' },
          updated_at: '2026-11-21T09:00:00.000000Z',
        },
      ],
    })
    server.pass(60)
    await record(1001, 100, token)
    expect(await order()).toEqual(first.toReversed())
  })

  it('of a completed trial puts nothing on the list', async () => {
    server.sandbox.store.run('UPDATE videos SET free_seconds = 100 WHERE id = 1001')
    const token = await server.signIn('13800000007')
    await server.get('/api/v2/video/1001', token)
    await record(1001, 100, token)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({
      videoWatchedProgress: { 1001: { watched_at: '2026-11-21 17:00:00' } },
    })
    expect(await learned(token)).toEqual({ data: [], total: 0 })
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
    for (const id of ['999', '-1', '1.5']) {
      expect((await server.get(`/api/v3/member/learned/course/${id}`, token)).data, id).toEqual([])
    }
    for (const id of ['x', '9'.repeat(20)]) {
      expect((await server.get(`/api/v3/member/learned/course/${id}`, token)).message).toBe('错误')
    }
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
