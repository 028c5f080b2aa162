import { describe, expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { answer, hls, withoutCors } from '../../test/media-answers.fixture'
import { attachSource } from './attach-source'
import type { StreamSource } from '../rules/player-source'

describe('a file that the element refuses', () => {
  const file: StreamSource = { ...hls, url: 'https://v.example/a.mp4', format: 'mp4' }

  test.each([
    [4, 403, 'expired'],
    [4, 404, 'not-found'],
    [4, 206, 'unsupported'],
    [2, 403, 'expired'],
  ])('is reported for media code %i and status %i as %s', async (code, status, kind) => {
    answer('x', status)
    const onFailure = vi.fn()
    const { element, fail } = fakeVideo()
    attachSource(element, file, { onReady: vi.fn(), onFailure })
    fail(code)
    await vi.waitFor(
      () => expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
      30_000,
    )
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toEqual({ Range: 'bytes=0-0' })
  })

  test.each([
    [4, true, 'unavailable'],
    [4, false, 'network'],
    [2, true, 'unavailable'],
    [2, false, 'network'],
  ])(
    'is reported for media code %i and an unreadable response (server reachable: %j) as %s',
    async (code, answers, kind) => {
      withoutCors(answers)
      const onFailure = vi.fn()
      const { element, fail } = fakeVideo()
      attachSource(element, file, { onReady: vi.fn(), onFailure })
      fail(code)
      await vi.waitFor(
        () => expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
        30_000,
      )
    },
  )

  test('is not reported after another source was loaded', async () => {
    let reply = (_: Response) => {}
    const answered = new Promise<Response>((resolve) => (reply = resolve))
    vi.spyOn(globalThis, 'fetch').mockReturnValue(answered)
    const onFailure = vi.fn()
    const { element, fail } = fakeVideo()
    const detach = attachSource(element, file, { onReady: vi.fn(), onFailure })
    fail(4)
    detach()
    reply(new Response(null, { status: 404 }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(onFailure).not.toHaveBeenCalled()
  })
})
