import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  silenceMedia,
  startPlayer,
  videoElement,
  type StartedPlayer,
} from '../../test/start-player.fixture'
import type { PlayerHandle } from '../player/use-player-handle'

const systemControls = new Map<string, MediaSessionActionHandler>()

beforeEach(() => {
  silenceMedia()
  vi.stubGlobal('MediaMetadata', class {})
  const setActionHandler = (name: string, handler: MediaSessionActionHandler) =>
    systemControls.set(name, handler)
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: { setActionHandler, setPositionState: vi.fn() },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaSession')
})

const slider = () => screen.getByRole('slider', { name: '播放进度' })

function drag(pointerType: string) {
  fireEvent.pointerDown(slider(), { pointerType })
  fireEvent.change(slider(), { target: { value: '80' } })
  fireEvent.pointerUp(slider(), { pointerType })
}

interface Jumper {
  player: StartedPlayer
  handle: PlayerHandle | null
}

/** Everything that can request a jump from 20 to 80. The learner has watched 30 s. */
const jumpers: Record<string, (jumper: Jumper) => unknown> = {
  'a note, bookmark, transcript or link in the page': ({ handle }) => handle?.seek(80),
  'the slider by mouse': () => drag('mouse'),
  'the slider by touch': () => drag('touch'),
  'the slider by keys': async () => {
    slider().focus()
    await userEvent.keyboard('{PageUp}{PageUp}')
  },
  'a shortcut': () => userEvent.keyboard('8'),
  'the system’s media controls': () => {
    systemControls.get('seekto')?.({ action: 'seekto', seekTime: 80 })
  },
  'picture-in-picture and the browser’s own controls': ({ player }) => player.seek(80),
}

async function start(startAt: number, seekable: boolean) {
  const seconds: number[] = []
  const parts: [number, number][] = []
  let handle: PlayerHandle | null = null
  const player = await startPlayer({
    startAt,
    watchedUntil: 30,
    seekable,
    ref: (next) => {
      handle = next
    },
    onProgress: (progress) => {
      seconds.push(progress.seconds)
      if (progress.to > progress.from) parts.push([progress.from, progress.to])
    },
  })
  return { player, handle, seconds, parts }
}

describe.each(Object.entries(jumpers))('a jump by %s', (_, jump) => {
  test.each([
    { isPlaying: false, seekable: true, position: 80 },
    { isPlaying: true, seekable: true, position: 80 },
    { isPlaying: false, seekable: false, position: 20 },
    { isPlaying: true, seekable: false, position: 20 },
  ])('playing: $isPlaying, seekable: $seekable', async ({ isPlaying, seekable, position }) => {
    const { player, handle, seconds, parts } = await start(isPlaying ? 16 : 20, seekable)
    act(() => void videoElement().dispatchEvent(new Event('play')))
    if (isPlaying) act(() => player.playTo(20))
    else act(() => void videoElement().dispatchEvent(new Event('pause')))
    await act(async () => void (await jump({ player, handle })))
    expect(videoElement().currentTime).toBe(position)
    act(() => player.unmount())
    expect(Math.max(0, ...seconds)).toBe(isPlaying ? 20 : 0)
    expect(parts.every(([from, to]) => from >= 16 && to <= 20)).toBe(true)
  })
})

describe('a link that opens the lesson', () => {
  test.each([
    { openAt: 60, seekable: true, opensAt: 60 },
    { openAt: 98, seekable: true, opensAt: 98 },
    { openAt: 100, seekable: true, opensAt: 20 },
    { openAt: 25, seekable: false, opensAt: 25 },
    { openAt: 60, seekable: false, opensAt: 20 },
  ])('at $openAt, seekable: $seekable, starts at $opensAt', async ({ opensAt, ...props }) => {
    const onProgress = vi.fn()
    const player = await startPlayer({ startAt: 20, watchedUntil: 30, onProgress, ...props })
    expect(videoElement().currentTime).toBe(opensAt)
    act(() => player.unmount())
    expect(onProgress).not.toHaveBeenCalled()
  })

  test('allows jumps in a lesson that was watched to its end', async () => {
    await startPlayer({ openAt: 60, watchedUntil: Infinity, seekable: false })
    expect(videoElement().currentTime).toBe(60)
  })
})
