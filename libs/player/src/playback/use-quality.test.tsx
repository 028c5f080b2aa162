import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'
import * as stories from '../player/player.stories'

beforeEach(silenceMedia)

describe('a quality that cannot be played', () => {
  const { args } = stories.Qualities

  async function choose(label: string | RegExp) {
    await userEvent.click(screen.getByRole('button', { name: '清晰度' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: label }))
  }

  test('is replaced by the next one at the same second, with a notice', async () => {
    const onPreferencesChange = vi.fn()
    const video = await startPlayer({ ...args, onPreferencesChange })
    act(() => video.playTo(33))
    act(() => video.fail(3))
    expect(videoElement().getAttribute('src')).toBe('/media/plain.mp4')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('高清暂时无法播放，已切换为标清')).toBeTruthy()
    act(() => video.loadMetadata(100))
    expect(videoElement().currentTime).toBe(33)
    expect(videoElement().paused).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: '清晰度' }))
    expect(await screen.findByRole('menuitemradio', { name: '标清', checked: true })).toBeTruthy()
    expect(onPreferencesChange).not.toHaveBeenCalled()
  })

  test('is tried again when chosen, and replaced again', async () => {
    const video = await startPlayer(args)
    act(() => video.fail(3))
    await choose('高清')
    expect(videoElement().getAttribute('src')).toBe('/media/short.mp4')
    act(() => video.fail(3))
    expect(videoElement().getAttribute('src')).toBe('/media/plain.mp4')
  })

  test('can be chosen when none can be played', async () => {
    const video = await startPlayer(args)
    act(() => video.fail(3))
    act(() => video.fail(3))
    expect(screen.getByRole('alert').textContent).toContain('解码出错')
    expect(screen.queryByText(/已切换为/)).toBeNull()
    await choose('高清')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(videoElement().getAttribute('src')).toBe('/media/short.mp4')
    act(() => video.fail(3))
    await choose('高清')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(videoElement().getAttribute('src')).toBe('/media/short.mp4')
  })

  test('hides the poster behind the panel when none can be played', async () => {
    const video = await startPlayer({ ...args, poster: '/poster.png' })
    expect(videoElement().getAttribute('poster')).toBe('/poster.png')
    act(() => video.fail(3))
    act(() => video.fail(3))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(videoElement().hasAttribute('poster')).toBe(false)
    await choose('高清')
    expect(videoElement().getAttribute('poster')).toBe('/poster.png')
  })

  test('is tried first when all are retried', async () => {
    const video = await startPlayer({ ...args, onRetry: vi.fn() })
    act(() => video.fail(3))
    act(() => video.fail(3))
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    // The player requests new URLs from the host first.
    await waitFor(() => expect(videoElement().getAttribute('src')).toBe('/media/short.mp4'))
    act(() => video.fail(3))
    expect(videoElement().getAttribute('src')).toBe('/media/plain.mp4')
  })

  test('is not replaced while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const video = await startPlayer(args)
    act(() => video.fail(2))
    expect(screen.getByRole('alert').textContent).toContain('网络断了')
  })
})
