import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import type { PlayerTrack } from '../rules/player-track'

class FakeCue {
  readonly startTime: number
  readonly endTime: number
  readonly text: string

  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime
    this.endTime = endTime
    this.text = text
  }
}

const cues: Record<string, FakeCue[]> = {
  '/chapters.vtt': [new FakeCue(0, 40, '引入'), new FakeCue(40, 100, '斜率')],
  '/images.vtt': [
    new FakeCue(0, 40, '/all.jpg#xywh=160,90,160,90'),
    new FakeCue(40, 100, 'last.jpg'),
  ],
}

const tracks: PlayerTrack[] = [{ kind: 'chapters', src: '/chapters.vtt' }]

// happy-dom has the element, but not its track.
beforeEach(() => {
  silenceMedia()
  vi.stubGlobal('VTTCue', FakeCue)
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get(this: HTMLTrackElement) {
      return { mode: 'disabled', cues: cues[this.getAttribute('src') ?? ''] ?? null }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
})

function loadTracks() {
  for (const track of videoElement().querySelectorAll('track')) {
    act(() => void track.dispatchEvent(new Event('load')))
  }
}

const slider = () => screen.getByRole('slider', { name: '播放进度' })

function pointAt(share: number) {
  vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 24))
  fireEvent.pointerMove(slider(), { clientX: share * 1000 })
  const preview = slider().parentElement?.querySelector('output')
  if (!preview) throw new Error('no preview')
  return preview
}

describe('chapters', () => {
  test('are missing until their file has loaded, and when it fails', async () => {
    await startPlayer({ tracks: [{ kind: 'chapters', src: '/gone.vtt' }] })
    expect(screen.queryByRole('button', { name: '章节' })).toBeNull()
    loadTracks()
    expect(screen.queryByRole('button', { name: '章节' })).toBeNull()
    expect(slider().getAttribute('aria-valuetext')).toBe('0 秒，共 1 分 40 秒')
  })

  test('disappear with the tracks', async () => {
    const player = await startPlayer({ tracks })
    loadTracks()
    expect(screen.getByRole('button', { name: '章节' })).toBeTruthy()
    player.change({ tracks: [] })
    expect(screen.queryByRole('button', { name: '章节' })).toBeNull()
  })
})

describe('the pointer on the seek bar', () => {
  test('shows only the time without tracks', async () => {
    await startPlayer()
    expect(pointAt(0.5).textContent).toBe('00:50')
  })

  test('shows the whole image beside the file', async () => {
    await startPlayer({ tracks, thumbnails: '/images.vtt' })
    loadTracks()
    const image = pointAt(0.9).querySelector<HTMLElement>('[data-image]')
    expect(image?.style.backgroundImage).toBe(`url("${location.origin}/last.jpg")`)
  })
})
