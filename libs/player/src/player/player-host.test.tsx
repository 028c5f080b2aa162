import { createRef } from 'react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { base, silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import { Player } from './player'
import type { PlayerHandle } from './use-player-handle'

beforeEach(silenceMedia)

test('plays a single URL', () => {
  render(<Player title={base.title} src="/media/one.mp4" />)
  expect(videoElement().getAttribute('src')).toBe('/media/one.mp4')
  expect(screen.queryByRole('button', { name: '清晰度' })).toBeNull()
})

test.each([
  ['with a video', base.sources],
  ['without one', []],
  ['with a frame', [{ kind: 'embed', html: '' } as const]],
])('applies the class and the style of its host %s', (_case, sources) => {
  render(<Player {...base} sources={sources} className="lesson" style={{ aspectRatio: '4 / 3' }} />)
  const region = screen.getByRole('region')
  expect(region.className).toContain('lesson')
  expect(region.style.aspectRatio).toBe('4 / 3')
})

describe('the handle', () => {
  test('plays, pauses, seeks, and has the position', async () => {
    const ref = createRef<PlayerHandle>()
    const video = await startPlayer({ ref })
    act(() => ref.current?.play())
    expect(videoElement().paused).toBe(false)
    act(() => ref.current?.seek(30))
    expect(ref.current?.currentTime).toBe(30)
    act(() => video.playTo(31))
    expect(ref.current).toMatchObject({ currentTime: 31, duration: 100, paused: false })
    act(() => ref.current?.pause())
    expect(ref.current?.paused).toBe(true)
    video.unmount()
    expect(ref.current).toBeNull()
  })

  test('is null while there is no video', () => {
    const ref = createRef<PlayerHandle>()
    render(<Player title={base.title} ref={ref} />)
    expect(ref.current).toBeNull()
  })
})

test('starts muted with `muted`, until the learner unmutes', async () => {
  const onPreferencesChange = vi.fn()
  await startPlayer({ muted: true, preferences: { isMuted: false }, onPreferencesChange })
  expect(videoElement().muted).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: '取消静音' }))
  expect(videoElement().muted).toBe(false)
  expect(onPreferencesChange).toHaveBeenLastCalledWith(expect.objectContaining({ isMuted: false }))
})

test('pauses the other players of the page', async () => {
  const first = await startPlayer()
  act(() => first.playTo(3))
  const title = '1.2 一次函数的应用'
  render(<Player title={title} src="/media/two.mp4" />)
  const second = screen.getByLabelText(title)
  act(() => void second.dispatchEvent(new Event('play')))
  expect(videoElement().paused).toBe(true)
})

test('keeps playing when a video outside of players starts', async () => {
  const video = await startPlayer()
  act(() => video.playTo(3))
  const { container } = render(<video muted />)
  act(() => void container.querySelector('video')?.dispatchEvent(new Event('play')))
  expect(videoElement().paused).toBe(false)
})

test.each([
  [null, 'no-source'],
  [{ kind: 'forbidden', message: '请购买后观看' } as const, 'forbidden'],
])('reports once that there is nothing to play: %j', (sourceFailure, kind) => {
  const onError = vi.fn()
  const props = { title: base.title, sourceFailure, onError }
  const { rerender } = render(<Player {...props} />)
  rerender(<Player {...props} />)
  expect(onError.mock.calls).toEqual([[{ kind }]])
})

test('fetches media with the given crossOrigin', () => {
  render(<Player {...base} crossOrigin="anonymous" />)
  expect(videoElement().crossOrigin).toBe('anonymous')
})

test('shows no end panel when it loops', async () => {
  const onPlayingChange = vi.fn()
  const onEnded = vi.fn()
  const video = await startPlayer({ loop: true, onPlayingChange, onEnded })
  act(() => video.playTo(100))
  act(() => video.end())
  expect(videoElement()).toMatchObject({ currentTime: 0, paused: false })
  expect(screen.queryByRole('button', { name: '重新播放' })).toBeNull()
  expect(onEnded).not.toHaveBeenCalled()
  expect(onPlayingChange.mock.calls).toEqual([[true]])
})
