import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeVideo } from '../../test/fake-video'
import { answer, hls, withoutCors } from '../../test/media-answers.fixture'
import { attachSource } from './attach-source'

type Handler = (
  event: string,
  data: { fatal: boolean; type: string; response?: { code: number }; url?: string },
) => void

type OnSuccess = (response: { data: string }) => void

/** Answers every playlist with `playlist`. */
class FakeLoader {
  load(_context: object, _config: object, { onSuccess }: { onSuccess: OnSuccess }) {
    onSuccess({ data: playlist })
  }
}

interface Config {
  xhrSetup: (request: { withCredentials: boolean }) => void
  loader: typeof FakeLoader
}

const { instances, playlist, support } = vi.hoisted(() => ({
  instances: new Set<FakeHls>(),
  playlist: '#EXTM3U\n#EXTINF:10,\n1.ts',
  support: { isSupported: true },
}))

class FakeHls {
  static isSupported = () => support.isSupported
  static DefaultConfig = { loader: FakeLoader }
  attachMedia = vi.fn()
  loadSource = vi.fn()
  recoverMediaError = vi.fn()
  destroy = vi.fn()
  handler: Handler = () => {}
  config: Config
  constructor(config: Config) {
    this.config = config
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

function withOwnHls() {
  const fake = fakeVideo()
  Object.defineProperty(fake.element, 'canPlayType', { value: () => 'maybe' })
  return fake
}

beforeEach(() => {
  instances.clear()
  support.isSupported = true
  answer('#EXTM3U')
})

async function attached(onFailure = vi.fn()) {
  const { element } = fakeVideo()
  const detach = attachSource(element, hls, { onReady: vi.fn(), onFailure })
  await vi.waitFor(() => expect(instances.size).toBe(1))
  const [instance] = instances
  if (!instance) throw new Error('none made')
  return { element, detach, instance, onFailure }
}

describe('HLS', () => {
  test('is played natively if the browser supports it', async () => {
    const { element } = withOwnHls()
    const detach = attachSource(element, hls, { onReady: vi.fn(), onFailure: vi.fn() })
    await vi.waitFor(() => expect(element.getAttribute('src')).toBe(hls.url))
    detach()
    expect(element.hasAttribute('src')).toBe(false)
    expect(instances.size).toBe(0)
  })

  test('is loaded natively while the playlist is checked, and ready after that', async () => {
    const { element, loadMetadata } = withOwnHls()
    const onReady = vi.fn()
    attachSource(element, hls, { onReady, onFailure: vi.fn() })
    expect(element.getAttribute('src')).toBe(hls.url)
    loadMetadata(68)
    expect(onReady).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
  })

  test('with captions is played by full hls.js if native HLS shows none', async () => {
    answer(captioned)
    const { element, loadMetadata } = withOwnHls()
    const onReady = vi.fn()
    attachSource(element, hls, { onReady, onFailure: vi.fn() })
    loadMetadata(68)
    await vi.waitFor(() => expect(instances.size).toBe(1))
    expect([...instances][0]).toBeInstanceOf(FakeFullHls)
    expect(element.hasAttribute('src')).toBe(false)
    expect(onReady).not.toHaveBeenCalled()
  })

  test('with captions is played natively without a request if the browser shows them', () => {
    const { element } = withOwnHls()
    Object.defineProperty(element, 'webkitEnterFullscreen', { value: () => {} })
    attachSource(element, hls, { onReady: vi.fn(), onFailure: vi.fn() })
    expect(element.getAttribute('src')).toBe(hls.url)
    expect(fetch).not.toHaveBeenCalled()
  })

  describe('without an end mark', () => {
    async function attachLive() {
      const { element, loadMetadata } = withOwnHls()
      const onReady = vi.fn()
      attachSource(element, hls, { onReady, onFailure: vi.fn() })
      await vi.waitFor(() => expect(element.getAttribute('src')).toBe(hls.url))
      loadMetadata(Infinity)
      return { element, loadMetadata, onReady }
    }

    test('is played by hls.js if the browser treats it as a live stream', async () => {
      const { element, loadMetadata, onReady } = await attachLive()
      await vi.waitFor(() => expect(instances.size).toBe(1))
      expect(element.hasAttribute('src')).toBe(false)
      expect(onReady).not.toHaveBeenCalled()
      loadMetadata(68)
      expect(onReady).toHaveBeenCalledOnce()
    })

    test('is played natively if hls.js is not supported', async () => {
      support.isSupported = false
      const { element, onReady } = await attachLive()
      await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
      expect(element.getAttribute('src')).toBe(hls.url)
      expect(instances.size).toBe(0)
    })

    test('is played by hls.js if the playlist lists its segments', async () => {
      answer(playlist)
      const { element } = withOwnHls()
      attachSource(element, hls, { onReady: vi.fn(), onFailure: vi.fn() })
      await vi.waitFor(() => expect(instances.size).toBe(1))
      expect(element.hasAttribute('src')).toBe(false)
    })

    test('is completed for hls.js', async () => {
      const { instance } = await attached()
      const onSuccess = vi.fn<OnSuccess>()
      new instance.config.loader().load({}, {}, { onSuccess: vi.fn() })
      new instance.config.loader().load({}, {}, { onSuccess })
      expect(onSuccess).toHaveBeenCalledWith({ data: `${playlist}\n#EXT-X-ENDLIST\n` })
    })
  })

  test('is requested once for hls.js', async () => {
    const { instance } = await attached()
    const load = vi.spyOn(FakeLoader.prototype, 'load')
    const onSuccess = vi.fn<OnSuccess>()
    new instance.config.loader().load({}, {}, { onSuccess })
    expect(onSuccess).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ data: '#EXTM3U' })
    expect(load).not.toHaveBeenCalled()
  })

  test.each([
    [401, 'expired'],
    [403, 'expired'],
    [410, 'expired'],
    [404, 'not-found'],
    [503, 'server'],
  ])('reports status %i of the playlist as %s', async (status, kind) => {
    answer('', status)
    const { element } = withOwnHls()
    const onFailure = vi.fn()
    attachSource(element, hls, { onReady: vi.fn(), onFailure })
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledWith({ kind }))
    expect(element.hasAttribute('src')).toBe(false)
  })

  test('is played by hls.js without native support, and destroyed', async () => {
    const { element, detach, instance } = await attached()
    expect(instance.loadSource).toHaveBeenCalledWith(hls.url)
    expect(instance.attachMedia).toHaveBeenCalledWith(element)
    detach()
    expect(instance.destroy).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['use-credentials', 'include', true],
    ['anonymous', 'same-origin', false],
    [null, 'same-origin', false],
  ])('is requested with the credentials of crossOrigin %s', async (given, credentials, isWith) => {
    const { element } = fakeVideo()
    element.crossOrigin = given
    attachSource(element, hls, { onReady: vi.fn(), onFailure: vi.fn() })
    await vi.waitFor(() => expect(instances.size).toBe(1))
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.credentials).toBe(credentials)
    const request = { withCredentials: false }
    for (const { config } of instances) config.xhrSetup(request)
    expect(request.withCredentials).toBe(isWith)
  })

  test('does not touch the element if it was detached while hls.js loads', async () => {
    const { element } = fakeVideo()
    attachSource(element, hls, { onReady: vi.fn(), onFailure: vi.fn() })()
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
  ])('reports a refusal with status %i as %s', async (code, kind) => {
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
    'with an unreadable error response from a server (reachable: %j) is reported as %s',
    async (answers, kind) => {
      const { instance, onFailure } = await attached()
      withoutCors(answers)
      const response = { code: 0 }
      const url = 'https://v.example/1.ts'
      instance.handler('hlsError', { fatal: true, type: 'networkError', response, url })
      await vi.waitFor(() =>
        expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind })),
      )
      expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe(url)
    },
  )

  test('recovers from one decoding error and reports the second', async () => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: true, type: 'mediaError' })
    expect(instance.recoverMediaError).toHaveBeenCalledTimes(1)
    expect(onFailure).not.toHaveBeenCalled()
    instance.handler('hlsError', { fatal: true, type: 'mediaError' })
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'decode' }))
  })

  test('ignores errors that are not fatal', async () => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: false, type: 'networkError' })
    expect(onFailure).not.toHaveBeenCalled()
  })
})
