import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeVideo } from '../test/fake-video'
import { attachSource } from './attach-source'
import type { StreamSource } from './player-source'

type Handler = (
  event: string,
  data: { fatal: boolean; type: string; response?: { code: number } },
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

vi.mock('hls.js/light', () => ({
  default: FakeHls,
  ErrorTypes: { MEDIA_ERROR: 'mediaError', NETWORK_ERROR: 'networkError' },
  Events: { ERROR: 'hlsError' },
}))

const hls: StreamSource = {
  kind: 'stream',
  url: 'https://v.example/a.m3u8',
  format: 'm3u8',
  label: '720',
  height: 720,
}

beforeEach(() => instances.clear())
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
  test('is left to a browser that has its own', () => {
    const { element } = fakeVideo()
    Object.defineProperty(element, 'canPlayType', { value: () => 'maybe' })
    const detach = attachSource(element, hls, vi.fn())
    expect(element.getAttribute('src')).toBe(hls.url)
    detach()
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
    await import('hls.js/light')
    await Promise.resolve()
    expect(instances.size).toBe(0)
  })

  test.each([
    [403, 'expired'],
    [410, 'expired'],
    [404, 'not-found'],
    [500, 'network'],
    [0, 'network'],
  ])('refused with status %i is told as %s', async (code, kind) => {
    const { instance, onFailure } = await attached()
    instance.handler('hlsError', { fatal: true, type: 'networkError', response: { code } })
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind }))
  })

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
