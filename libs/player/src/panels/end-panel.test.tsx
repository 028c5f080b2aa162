import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import { EndPanel } from './end-panel'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

describe('the next lesson', () => {
  const onSelect = vi.fn()
  const show = () =>
    render(<EndPanel isCompleted next={{ title: '1.2 图像', onSelect }} onReplay={() => {}} />)

  beforeEach(() => onSelect.mockReset())

  test('starts once after 10 s, and its title is announced', () => {
    show()
    expect(screen.getByRole('status').textContent).toContain('10 秒后播放下一节：1.2 图像')
    wait(9_700)
    expect(onSelect).not.toHaveBeenCalled()
    wait(5_000)
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('starts at once when a suspended page resumes after the deadline', () => {
    show()
    vi.setSystemTime(Date.now() + 60_000)
    wait(1_000)
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  test('does not start after a cancel or after unmount', () => {
    const { unmount } = show()
    fireEvent.click(screen.getByRole('button', { name: '取消' }))
    wait(20_000)
    unmount()
    show().unmount()
    wait(20_000)
    expect(onSelect).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['has the focus', (field: HTMLTextAreaElement) => field.focus()],
    ['contains unsaved words', (field: HTMLTextAreaElement) => (field.value = '导数')],
  ])('does not start while a field %s', (_, use) => {
    const field = document.body.appendChild(document.createElement('textarea'))
    onTestFinished(() => field.remove())
    use(field)
    show().unmount()
    field.blur()
    field.value = ''
    show()
    wait(3_000)
    use(field)
    fireEvent.input(field)
    wait(20_000)
    expect(onSelect).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '重新播放' })).toBeTruthy()
  })

  test('starts at once on request', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: '立即播放' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
  })
})

describe('the end of a video', () => {
  beforeEach(() => {
    vi.useRealTimers()
    silenceMedia()
  })

  test('starts the countdown only if the lesson was played to its end', async () => {
    const onEnded = vi.fn()
    const video = await startPlayer({ onEnded, next: { title: '1.2', onSelect: () => {} } })
    act(() => video.playTo(100))
    act(() => video.end())
    expect(screen.getByRole('button', { name: '立即播放' })).toBeTruthy()
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  test('shows the trial message and no next lesson in a trial', async () => {
    const video = await startPlayer({ stopAt: 200, next: { title: '1.2', onSelect: () => {} } })
    act(() => video.playTo(100))
    act(() => video.end())
    expect(screen.getByText('试看已结束')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '立即播放' })).toBeNull()
  })

  test('a jump to the end of the last lesson is no reason to congratulate', async () => {
    const video = await startPlayer()
    act(() => video.playTo(10))
    act(() => {
      videoElement().currentTime = 100
      video.end()
    })
    expect(screen.getByText('已到结尾')).toBeTruthy()
    expect(screen.queryByText(/最后一节也学完了/)).toBeNull()
  })

  test('congratulates after the last lesson, and replays it on request', async () => {
    const video = await startPlayer()
    act(() => video.playTo(100))
    act(() => video.end())
    expect(screen.getByText(/最后一节也学完了/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '重新播放' }))
    expect(videoElement().currentTime).toBe(0)
  })
})
