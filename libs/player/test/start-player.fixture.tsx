import { act, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Player } from '../src/player/player'
import type { PlayerProps } from '../src/player/player-props'
import type { StreamSource } from '../src/rules/player-source'
import { fakeVideo, type FakeVideo } from './fake-video'

export const stream: StreamSource = {
  kind: 'stream',
  url: '/media/lesson.mp4',
  format: 'mp4',
  label: '高清',
  height: 720,
}

export const base: PlayerProps = { title: '1.1 一次函数的图像', sources: [stream] }

/** Stubs the playback methods that happy-dom does not implement. */
export function silenceMedia(): void {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
}

export function videoElement(): HTMLVideoElement {
  const element = screen.getByLabelText(base.title)
  if (!(element instanceof HTMLVideoElement)) throw new Error('no video')
  return element
}

export interface StartedPlayer extends FakeVideo {
  unmount: () => void
  /** Rerenders with other props. */
  change: (props: Partial<PlayerProps>) => void
}

/** Renders a player with its controls and a loaded video of 100 s. */
export async function startPlayer(props: Partial<PlayerProps> = {}): Promise<StartedPlayer> {
  const { unmount, rerender } = render(<Player {...base} {...props} />)
  const video = fakeVideo(videoElement())
  await screen.findByLabelText('播放进度')
  // The controls are rendered before their effects run, on a busy machine long before.
  await act(async () => {})
  act(() => video.loadMetadata(100))
  return {
    ...video,
    unmount,
    change: (next) => rerender(<Player {...base} {...props} {...next} />),
  }
}
