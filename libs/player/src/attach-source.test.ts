import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeVideo } from '../test/fake-video'
import { attachSource } from './attach-source'
import type { StreamSource } from './player-source'

type Handler = (
  event: string,
  data: { fatal: boolean; type: string; response?: { code: number }; url?: string },
) => void

const { instances } = vi.hoisted(() => ({ instances: new Set<FakeHls>() }))

class FakeHls {
  static isSupported = () => true
  attachMedia = vi.fn()
  loadSource = vi.fn()
  recoverMediaError = vi.fn()
  destroy = vi.fn()
  handler: Handler = () => {}
  constructor() {
    instances.add(this)
  }
  on(_event: string, handler: Handler) {
    this.handler = handler
  }
}

const parts = {
  ErrorTypes: { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' },
  Events: { ERROR: 'hlsError' },
}

class FakeFullHls extends FakeHls {}

vi.mock('hls.js/light', () => ({ default: FakeHls, ...parts }))
vi.mock('hls.js', () => ({ default: FakeFullHls, ...parts }))

const captioned =
  '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="a",NAME="中文",URI="zh.m3u8"\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8'

function answer(text: string, status = 200) {
  const reply = () => Promise.resolve(new Response(text, { status }))
  return vi.spyOn(globalThis, 'fetch').mockImplementation(reply)
}

/** The server tells scripts of other origins nothing; whether it answers at all can be known. */
function withoutCors(answers: boolean) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, options) =>
    answers && options?.mode === 'no-cors'
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch')),
  )
}

function withOwnHls() {
  const fake = fakeVideo()
  Object.defineProperty(fake.element, 'canPlayType', { value: () => 'maybe' })
  return fake
}

const hls: StreamSource = {
  kind: 'stream',
  url: 'https://v.example/a.m3u8',
  format: 'm3u8',
  label: '720',
  height: 720,
}

beforeEach(() => {
  instances.clear()
  answer('#EXTM3U')
})
afterEach(() => vi.restoreAllMocks())

async function attached(onFailure = vi.fn()) {
  const { element } = fakeVideo()
  const detach = attachSource(element, hls, onFailure)
  await vi.waitFor(() => expect(instances.size).toBe(1))
  const [instance] = instances
  if (!instance) throw new Error('none made')
  return { element, detach, instance, onFailure }
}

describe('HLS', () => {
  test('is left to a browser that has its own', async () => {
    const { element } = withOwnHls()
    const detach = attachSource(element, hls, vi.fn())
    await vi.waitFor(() => expect(element.getAttribute('src')).toBe(hls.url))
    detach()
    expect(element.hasAttribute('src')).toBe(false)
    expect(instances.size).toBe(0)
  })

  test('with captions is played by the full library where the browser’s own shows none', async () => {
    answer(captioned)
    const { element } = withOwnHls()
    attachSource(element, hls, vi.fn())
    await vi.waitFor(() => expect(instances.size).toBe(1))
    expect([...instances][0]).toBeInstanceOf(FakeFullHls)
  })

  test('with captions is left to a browser that shows them, unasked', () => {
    const { element } = withOwnHls()
    Object.defineProperty(element, 'webkitEnterFullscreen', { value: () => {} })
    attachSource(element, hls, vi.fn())
    expect(element.getAttribute('src')).toBe(hls.url)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each([
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [404, 'not-found'],
    [503, 'server'],
  ])('whose playlist is answered with %i is told as %s', async (status, kind) => {
    answer('', status)
    const { element } = withOwnHls()
    const onFailure = vi.fn()
    attachSource(element, hls, onFailure)
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith({ kind }))
    expect(element.hasAttribute('src')).toBe(false)
  })

  test('is played by the library elsewhere, which is let go of', async () => {
    const { element, detach, instance } = await attached()
    expect(instance.loadSource).toHaveBeenCalledWith(hls.url)
    expect(instance.attachMedia).toHaveBeenCalledWith(element)
    detach()
    expect(instance.destroy).toHaveBeenCalledTimes(1)
  })

  test('that was left while the library loads never touches the element', async () => {
    const { element } = fakeVideo()
    attachSource(element, hls, vi.fn())()
    const [, options] = vi.mocked(fetch).mock.calls[0] ?? []
    expect(options?.signal?.aborted).toBe(true)
    await import('hls.js/light')
    await new Promise((resolve) => setImmediate(resolve))
    expect(instances.size).toBe(0)
    expect(element.hasAttribute('src')).toBe(false)
  })

  test.each([
    [403, 'expired'],
    [410, 'expired'],
    [404, 'not-found'],
    [500, 'server'],
    [0, 'network'],
  ])('refused with status %i is told as %s', async (code, kind) => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: true, type: 'networkError', response: { code } })
    await vi.waitFor(() =>
      expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
    )
  })

  test.each([
    [true, 'unavailable'],
    [false, 'network'],
  ])(
    'whose refusal may not be read, by a server that answers: %j, is told as %s',
    async (answers, kind) => {
      const { instance, onFailure } = await attached()
      withoutCors(answers)
      const url = 'https://v.example/1.ts'
      instance.handler('hlsError', {
        fatal: true,
        type: 'networkError',
        response: { code: 0 },
        url,
      })
      await vi.waitFor(() =>
        expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
      )
      expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe(url)
    },
  )

  test('recovers from one decoding error and tells the second', async () => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: true, type: 'mediaError' })
    expect(instance.recoverMediaError).toHaveBeenCalledTimes(1)
    expect(onFailure).not.toHaveBeenCalled()
    instance.handler('hlsError', { fatal: true, type: 'mediaError' })
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'decode' }))
  })

  test('does not stop for errors it can live with', async () => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: false, type: 'networkError' })
    expect(onFailure).not.toHaveBeenCalled()
  })
})

describe('a file that the element refuses', () => {
  const file: StreamSource = { ...hls, url: 'https://v.example/a.mp4', format: 'mp4' }

  test.each([
    [403, 'expired'],
    [404, 'not-found'],
    [206, 'unsupported'],
  ])('with status %i is told as %s', async (status, kind) => {
    answer('x', status)
    const onFailure = vi.fn()
    const { element, fail } = fakeVideo()
    attachSource(element, file, onFailure)
    fail(4)
    await vi.waitFor(() =>
      expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
    )
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toEqual({ Range: 'bytes=0-0' })
  })

  test.each([
    [4, true, 'unavailable'],
    [4, false, 'network'],
    [2, true, 'unavailable'],
    [2, false, 'network'],
  ])(
    'with media code %i, whose refusal may not be read, by a server that answers: %j, is told as %s',
    async (code, answers, kind) => {
      withoutCors(answers)
      const onFailure = vi.fn()
      const { element, fail } = fakeVideo()
      attachSource(element, file, onFailure)
      fail(code)
      await vi.waitFor(() =>
        expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
      )
    },
  )

  test('while it plays, as its address has expired, is told so', async () => {
    answer('', 403)
    const onFailure = vi.fn()
    const { element, fail } = fakeVideo()
    attachSource(element, file, onFailure)
    fail(2)
    await vi.waitFor(() =>
      expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'expired' })),
    )
  })

  test('and that was left meanwhile is not told', async () => {
    let reply = (_: Response) => {}
    vi.mocked(fetch).mockReturnValue(new Promise((resolve) => (reply = resolve)))
    const onFailure = vi.fn()
    const { element, fail } = fakeVideo()
    const detach = attachSource(element, file, onFailure)
    fail(4)
    detach()
    reply(new Response(null, { status: 404 }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(onFailure).not.toHaveBeenCalled()
  })
})
