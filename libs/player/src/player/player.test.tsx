import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { base, silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import { Player } from './player'
import * as stories from './player.stories'

beforeEach(silenceMedia)

test('renders on a server', () => {
  expect(renderToString(<Player {...base} />)).toContain('视频播放器')
})

test('plays the first source and offers the others', async () => {
  await startPlayer(stories.Qualities.args)
  expect(videoElement().getAttribute('src')).toBe('/media/short.mp4')
  await userEvent.click(screen.getByRole('button', { name: '清晰度' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '标清' }))
  expect(videoElement().getAttribute('src')).toBe('/media/plain.mp4')
})

test('calls the latest callback', async () => {
  const first = vi.fn()
  const second = vi.fn()
  const video = await startPlayer({ onProgress: first })
  video.change({ onProgress: second })
  act(() => video.playTo(12))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledWith(expect.objectContaining({ seconds: 10, cause: 'interval' }))
})

test('a trial ends with the purchase link and can be replayed', async () => {
  const video = await startPlayer(stories.Trial.args)
  act(() => video.playTo(11))
  expect(screen.getByText('试看已结束')).toBeTruthy()
  expect(screen.getByRole('link', { name: '购买课程' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重新试看' }))
  expect(screen.queryByText('试看已结束')).toBeNull()
  expect(videoElement().currentTime).toBe(0)
})

describe('a failure', () => {
  test('shows the reason, and a retry waits for new URLs and keeps the position', async () => {
    let answer = () => {}
    const onRetry = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    const onError = vi.fn()
    const video = await startPlayer({ onRetry, onError })
    act(() => video.playTo(33))
    act(() => video.fail(2))
    expect((await screen.findByRole('alert')).textContent).toContain('视频加载失败')
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(videoElement().hasAttribute('src')).toBe(false)
    await act(async () => answer())
    expect(screen.queryByRole('alert')).toBeNull()
    act(() => video.loadMetadata(100))
    expect(videoElement().currentTime).toBe(33)
    expect(videoElement().paused).toBe(false)
  })

  test('is retried when the network is back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const onRetry = vi.fn()
    const video = await startPlayer({ onRetry })
    act(() => video.fail(2))
    expect(screen.getByRole('alert').textContent).toContain('网络断了')
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect(onRetry).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the message of the server when it refuses new URLs', async () => {
    const video = await startPlayer({
      sourceFailure: { kind: 'forbidden', message: '请购买后观看' },
    })
    expect(screen.queryByText('请购买后观看')).toBeNull()
    act(() => video.fail(2))
    expect((await screen.findByRole('alert')).textContent).toBe('请购买后观看')
  })
})

test('shows that there is no source, with a retry', async () => {
  const onRetry = vi.fn()
  render(<Player {...base} sources={[]} onRetry={onRetry} />)
  const region = within(screen.getByRole('region'))
  expect(region.getByRole('alert').textContent).toContain('还没有播放地址')
  await userEvent.click(region.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('shows an embedded player sandboxed, with its URL only', () => {
  render(<Player {...base} {...stories.Embedded.args} />)
  const frame = screen.getByTitle(base.title)
  expect(frame.getAttribute('src')).toBe('https://player.bilibili.com/p')
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
})

describe('an embedded lesson that is not shown', () => {
  const words = '这一节的视频来自其他网站，暂时无法在这里播放'

  test('shows a message, and reports its origin', () => {
    const onError = vi.fn()
    const { container, rerender } = render(
      <Player {...base} {...stories.EmbeddedRefused.args} onError={onError} />,
    )
    expect(container.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(onError.mock.calls).toEqual([
      [{ kind: 'refused-frame', origin: 'https://evil.example' }],
    ])
    rerender(<Player {...base} {...stories.EmbeddedRefused.args} onError={onError} />)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  test('is refused on the page’s own origin, even if listed', () => {
    const { origin } = window.location
    const html = `<iframe src="${origin}/embed.html"></iframe>`
    render(<Player {...base} sources={[{ kind: 'embed', html }]} frameHosts={[origin]} />)
    expect(screen.getByRole('alert').textContent).toBe(words)
  })

  test.each([
    ['https://player.bilibili.com', true],
    ['https://other.example', false],
  ])('is refused if the policy of the page forbids %s: %j', (blockedURI, isRefused) => {
    const onError = vi.fn()
    const { container } = render(<Player {...base} {...stories.Embedded.args} onError={onError} />)
    const event = new Event('securitypolicyviolation')
    Object.assign(event, { effectiveDirective: 'frame-src', blockedURI })
    act(() => void document.dispatchEvent(event))
    expect(container.querySelector('iframe') === null).toBe(isRefused)
    expect(screen.queryByText(words) !== null).toBe(isRefused)
    expect(onError).toHaveBeenCalledTimes(isRefused ? 1 : 0)
  })
})

describe('another tab that takes the playback lock', () => {
  const takenOver = <p>另一个页面正在播放</p>

  test('pauses the player, which resumes when it has the lock again', async () => {
    const onPlayingChange = vi.fn()
    const video = await startPlayer({ onPlayingChange })
    act(() => video.playTo(20))
    video.change({ takenOver })
    expect(videoElement().paused).toBe(true)
    expect(screen.getByText('另一个页面正在播放')).toBeTruthy()
    expect(onPlayingChange.mock.calls).toEqual([[true], [false]])
    await act(() => videoElement().play())
    expect(videoElement().paused).toBe(true)
    video.change({ takenOver: undefined })
    expect(videoElement().paused).toBe(false)
    expect(videoElement().currentTime).toBe(20)
  })

  test('does not start a paused player', async () => {
    const video = await startPlayer({ takenOver })
    video.change({ takenOver: undefined })
    expect(videoElement().paused).toBe(true)
  })
})

test('resumes with a notice, and starts over on request', async () => {
  await startPlayer({ startAt: 42 })
  expect(videoElement().currentTime).toBe(42)
  expect(screen.getByText(/已从 42 秒继续播放/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '从头播放' }))
  expect(videoElement().currentTime).toBe(0)
  expect(videoElement().paused).toBe(false)
  expect(screen.queryByText(/已从/)).toBeNull()
})
