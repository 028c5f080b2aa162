import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox } from '../testing/test-sandbox'
import { ownerOf } from './owner-of.fixture'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

describe('progress', () => {
  const record = (id: number, duration: unknown, token: string) =>
    server.post(`/api/v2/video/${id}/record`, { duration }, token)

  it('only increases and freezes on completion, with points and messages', async () => {
    const token = await ownerOf(server, [1])
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

  /** Replaces the lessons of course 6 with `count` lessons of ten seconds each. */
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

  it('of a course is rounded like in production: to hundredths, then truncated', async () => {
    makeLessons(12)
    const token = await ownerOf(server, [6])
    await server.get('/api/v2/video/6101', token)
    const steps: number[] = []
    for (let index = 1; index <= 12; index += 1) {
      await record(6100 + index, 10, token)
      steps.push(Number(/"progress":(\d+)/.exec(JSON.stringify(await learned(token)))?.[1]))
    }
    expect(steps).toEqual([8, 17, 25, 33, 42, 50, 57, 67, 75, 83, 92, 100])
  })

  it('stays at 93 when lessons are added to a finished course, and its points are granted again', async () => {
    makeLessons(15)
    showUpTo(13)
    const token = await ownerOf(server, [6])
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

  it('exceeds 100 for hidden lessons, and fails above 127 with the lesson completed', async () => {
    makeLessons(10)
    const token = await ownerOf(server, [6])
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

  it('moves a course up the learned list only when a lesson is completed', async () => {
    const token = await ownerOf(server, [1, 6])
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

  it('of a completed trial adds nothing to the list', async () => {
    server.sandbox.store.run('UPDATE videos SET free_seconds = 100 WHERE id = 1001')
    const token = await server.signIn('13800000007')
    await server.get('/api/v2/video/1001', token)
    await record(1001, 100, token)
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({
      videoWatchedProgress: { 1001: { watched_at: '2026-11-21 17:00:00' } },
    })
    expect(await learned(token)).toEqual({ data: [], total: 0 })
  })

  it('of a trial stops at the end of the trial; invalid values are refused', async () => {
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
