import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox } from '../testing/test-sandbox'
import { ownerOf } from './owner-of.fixture'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

describe('study lists', () => {
  it('write missing values as [] and mix two zones', async () => {
    const token = await ownerOf(server, [1])
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

  it('become an object if lessons are stored in another order', async () => {
    const token = await ownerOf(server, [])
    const { data } = await server.get('/api/v3/member/learned/course/6', token)
    expect(data).toMatchObject({ 0: { id: 6001 }, 1: { id: 6002 } })
    expect(Array.isArray(data)).toBe(false)
    for (const id of ['999', '-1', '1.5']) {
      const answer = await server.get(`/api/v3/member/learned/course/${id}`, token)
      expect(answer, id).toMatchObject({ code: 0, data: [] })
    }
    for (const id of ['x', '9'.repeat(20)]) {
      expect((await server.get(`/api/v3/member/learned/course/${id}`, token)).message).toBe('错误')
    }
  })
})
