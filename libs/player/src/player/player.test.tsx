import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { axeViolations } from '@shuyuan/testing'
import { fakeVideo, type FakeVideo } from '../../test/fake-video'
import { Player } from './player'
import type { PlayerProps } from './player-props'
import * as stories from './player.stories'

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const base = stories.default.args

function videoElement(): HTMLVideoElement {
  const element = screen.getByLabelText(base.title)
  if (!(element instanceof HTMLVideoElement)) throw new Error('no video')
  return element
}

function start(props: Partial<PlayerProps> = {}): FakeVideo & { unmount: () => void } {
  const { unmount } = render(<Player {...base} {...props} />)
  const video = fakeVideo(videoElement())
  act(() => video.loadMetadata(100))
  return { ...video, unmount }
}

describe('every story', () => {
  const { Ready, Qualities, SeekingForbidden, Trial, NoSource, EmbeddedRefused } = stories
  test.each(
    Object.entries({ Ready, Qualities, SeekingForbidden, Trial, NoSource, EmbeddedRefused }),
  )('%s is a named region without accessibility violation', async (_name, story) => {
    const { container } = render(<Player {...base} {...story.args} />)
    expect(screen.getByRole('region', { name: '视频播放器' })).toBeTruthy()
    expect(await axeViolations(container)).toEqual([])
  })
})

test('renders on a server', () => {
  expect(renderToString(<Player {...base} />)).toContain('视频播放器')
})

test('plays the first source and offers the others', async () => {
  render(<Player {...base} {...stories.Qualities.args} />)
  expect(videoElement().getAttribute('src')).toBe('/media/lesson.mp4')
  await userEvent.click(screen.getByRole('button', { name: '清晰度' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '标清' }))
  expect(videoElement().getAttribute('src')).toBe('/media/lesson-sd.mp4')
})

test('changes the speed and marks the current one', async () => {
  start()
  await userEvent.click(screen.getByRole('button', { name: '倍速' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: '1.5×' }))
  expect(videoElement().playbackRate).toBe(1.5)
  act(() => void videoElement().dispatchEvent(new Event('ratechange')))
  await userEvent.click(screen.getByRole('button', { name: '倍速' }))
  expect(await screen.findByRole('menuitem', { name: '1.5×（当前）' })).toBeTruthy()
})

test('offers no speed where seeking is forbidden, and says why a jump was refused', () => {
  const video = start({ bansSeeking: true })
  expect(screen.queryByRole('button', { name: '倍速' })).toBeNull()
  act(() => video.seek(50))
  expect(screen.getByRole('status').textContent).toContain('不允许快进')
})

test('reports to the newest callback', () => {
  const first = vi.fn()
  const second = vi.fn()
  const { rerender } = render(<Player {...base} onProgress={first} />)
  const video = fakeVideo(videoElement())
  act(() => video.loadMetadata(100))
  rerender(<Player {...base} onProgress={second} />)
  act(() => video.playTo(12))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledWith(10, 'interval')
})

test('a trial ends with what to do next and can be seen again', async () => {
  const video = start(stories.Trial.args)
  act(() => video.playTo(11))
  expect(screen.getByText('试看已结束')).toBeTruthy()
  expect(screen.getByRole('link', { name: '购买课程' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重新试看' }))
  expect(screen.queryByText('试看已结束')).toBeNull()
  expect(videoElement().currentTime).toBe(0)
})

test('a failure says why; trying again asks for new addresses and goes on where it was', async () => {
  const onRetry = vi.fn()
  const onError = vi.fn()
  const video = start({ onRetry, onError })
  act(() => video.playTo(33))
  act(() => video.fail(2))
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('视频加载失败')
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }))
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => video.loadMetadata(100))
  expect(videoElement().currentTime).toBe(33)
})

test('without a source says so and can try again', async () => {
  const onRetry = vi.fn()
  render(<Player {...base} sources={[]} onRetry={onRetry} />)
  const region = within(screen.getByRole('region'))
  expect(region.getByRole('alert').textContent).toContain('暂无播放地址')
  await userEvent.click(region.getByRole('button', { name: '重试' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('shows an embedded player sandboxed, with its address only', () => {
  render(<Player {...base} {...stories.Embedded.args} />)
  const frame = screen.getByTitle(base.title)
  expect(frame.getAttribute('src')).toBe('https://player.bilibili.com/p')
  expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
})

test('refuses an embedded frame of an unknown host', () => {
  const { container } = render(<Player {...base} {...stories.EmbeddedRefused.args} />)
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('已阻止')
})

test('leaves nothing behind', () => {
  vi.useFakeTimers()
  const onProgress = vi.fn()
  const video = start({ onProgress, bansSeeking: true })
  act(() => video.playTo(7))
  act(() => video.seek(50))
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  video.unmount()
  expect(vi.getTimerCount()).toBe(0)
  expect(onProgress.mock.calls).toEqual([[7, 'leave']])
  expect(video.element.hasAttribute('src')).toBe(false)
  video.playTo(60)
  window.dispatchEvent(new Event('pagehide'))
  expect(onProgress).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
