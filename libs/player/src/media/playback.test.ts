import { describe, expect, test, vi } from 'vitest'
import { sd, startPlayback } from '../../test/start-playback.fixture'
import type { StreamSource } from '../rules/player-source'

const hd: StreamSource = { ...sd, url: '/hd.mp4', label: '高清', height: 1080 }

test('plays at once only with autoPlay', () => {
  expect(startPlayback().video.element.paused).toBe(true)
  expect(startPlayback({ autoPlay: true }).video.element.paused).toBe(false)
})

describe('a change of quality', () => {
  test('continues at the same second', () => {
    const { playback, video } = startPlayback()
    video.playTo(23)
    playback.load(hd)
    expect(video.element.getAttribute('src')).toBe('/hd.mp4')
    video.loadMetadata(100)
    expect(video.element.currentTime).toBe(23)
    expect(video.element.paused).toBe(false)
  })

  test('stays paused if it was paused', () => {
    const { playback, video } = startPlayback()
    video.playTo(23)
    video.element.pause()
    playback.load(hd)
    video.loadMetadata(100)
    expect(video.element.paused).toBe(true)
  })

  test('keeps the speed', () => {
    const { playback, video } = startPlayback()
    playback.setRate(1.5)
    expect(video.element.defaultPlaybackRate).toBe(1.5)
    expect(video.element.playbackRate).toBe(1.5)
  })
})

describe('a failure', () => {
  test.each([
    [2, 'network'],
    [3, 'decode'],
    [4, 'network'],
  ])('with media code %i is reported as %s', async (code, kind) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('not to be read'))
    const { onFailure, video } = startPlayback()
    video.fail(code)
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled(), 30_000)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind }))
  })

  test('is reported as offline without a network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { onFailure, video } = startPlayback()
    video.fail(2)
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }))
  })
})
