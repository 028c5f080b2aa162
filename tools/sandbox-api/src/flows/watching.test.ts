import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin } from '../testing/test-sandbox'
import { ownerOf } from './owner-of.fixture'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

describe('lesson access', () => {
  const lessonOf = async (id: number, token?: string) =>
    (await server.get(`/api/v2/video/${id}`, token)).data
  const play = (id: number, token?: string) => server.get(`/api/v2/video/${id}/playinfo`, token)

  it('is denied to visitors, even for a free course', async () => {
    expect(await lessonOf(2001)).toMatchObject({ is_watch: false })
    expect(await play(2001)).toMatchObject({ code: 401, message: '请登录' })
  })

  it('is granted to signed-in learners for a free course', async () => {
    const token = await server.signIn('13800000007')
    expect(await lessonOf(2001, token)).toMatchObject({ is_watch: true })
    expect((await play(2001, token)).data).toMatchObject({
      urls: [{ url: `${origin}/media/hd.m3u8`, format: 'm3u8', name: 720 }],
    })
    expect((await play(2002, token)).data).toMatchObject({
      urls: [{ url: `<iframe src="${origin}/media/embed.html"></iframe>` }],
    })
  })

  it('is granted to VIPs only for courses included in VIP', async () => {
    const token = await server.signIn('13800000002')
    expect(await lessonOf(1001, token)).toMatchObject({ is_watch: true })
    expect(await lessonOf(6001, token)).toMatchObject({ is_watch: false })
    const expired = await server.signIn('13800000003')
    expect(await lessonOf(1001, expired)).toMatchObject({ is_watch: false })
  })

  it('is limited to a trial for others, which plain URLs do not enforce', async () => {
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

  it('is granted to buyers, even if there is nothing to play', async () => {
    const token = await ownerOf(server, [1])
    expect((await play(1003, token)).data).toEqual({ urls: [] })
  })

  it('is denied for unpublished lessons', async () => {
    expect((await server.get('/api/v2/video/1004')).code).toBe(404)
  })
})
