import { act, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { Player } from '../src/controls/player'
import type { PlayerProps } from '../src/controls/player-props'
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

/** The DOM emulation has the methods of a video, but says that it cannot do them. */
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
  /** Gives it other properties. */
  change: (props: Partial<PlayerProps>) => void
}

/** A player with its controls and a video of 100 s, ready to be played. */
export async function startPlayer(props: Partial<PlayerProps> = {}): Promise<StartedPlayer> {
  const { unmount, rerender } = render(<Player {...base} {...props} />)
  const video = fakeVideo(videoElement())
  await screen.findByLabelText('播放进度')
  // The controls are drawn before their effects have run, on a busy machine long before.
  await act(async () => {})
  act(() => video.loadMetadata(100))
  return {
    ...video,
    unmount,
    change: (next) => rerender(<Player {...base} {...props} {...next} />),
  }
}
