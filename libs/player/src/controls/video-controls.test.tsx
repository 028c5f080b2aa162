import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, stream, videoElement } from '../../test/start-player.fixture'
import { defaultPreferences } from '../rules/player-preferences'

beforeEach(silenceMedia)

const button = (name: string) => screen.getByRole('button', { name })
const slider = () => screen.getByRole('slider', { name: '播放进度' })

describe('the bar', () => {
  test('announces the position in words', async () => {
    const video = await startPlayer()
    act(() => video.loadMetadata(600))
    act(() => video.seek(200))
    expect(slider().getAttribute('aria-valuetext')).toBe('3 分 20 秒，共 10 分')
  })

  test('seeks with its slider: by value, by keys, and at the end of a drag', async () => {
    await startPlayer()
    fireEvent.change(slider(), { target: { value: '40' } })
    expect(videoElement().currentTime).toBe(40)
    slider().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(videoElement().currentTime).toBe(45)
    await userEvent.keyboard('{Home}')
    expect(videoElement().currentTime).toBe(0)
    fireEvent.pointerDown(slider())
    fireEvent.change(slider(), { target: { value: '70' } })
    expect(videoElement().currentTime).toBe(0)
    expect(slider().getAttribute('aria-valuetext')).toContain('1 分 10 秒')
    fireEvent.pointerUp(slider())
    expect(videoElement().currentTime).toBe(70)
  })

  test('shows buttons for the neighbors that exist', async () => {
    const previous = { title: '绪论', onSelect: vi.fn() }
    const next = { title: '1.2', onSelect: vi.fn() }
    const player = await startPlayer({ previous, next })
    await userEvent.click(button('上一节'))
    await userEvent.click(button('下一节'))
    expect(previous.onSelect).toHaveBeenCalledTimes(1)
    expect(next.onSelect).toHaveBeenCalledTimes(1)
    player.change({ previous: undefined })
    expect(screen.queryByRole('button', { name: '上一节' })).toBeNull()
  })

  test('hides captions and picture-in-picture if they are not available', async () => {
    await startPlayer()
    expect(screen.queryByRole('button', { name: '字幕' })).toBeNull()
    expect(screen.queryByRole('button', { name: '画中画' })).toBeNull()
  })

  test('is inert while a panel covers the video', async () => {
    const video = await startPlayer({ stopAt: 5 })
    act(() => button('播放').focus())
    act(() => video.playTo(6))
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
    const panel = screen.getByText('试看已结束').parentElement
    expect(document.activeElement).toBe(panel)
    await userEvent.click(button('重新试看'))
    expect(document.activeElement).toBe(screen.getByRole('region'))
  })
})

describe('preferences', () => {
  test('are applied on mount', async () => {
    const preferences = {
      ...defaultPreferences,
      volume: 0.4,
      isMuted: true,
      rate: 1.5,
      quality: '标清',
    }
    await startPlayer({
      preferences,
      sources: [stream, { ...stream, url: '/media/sd.mp4', label: '标清' }],
    })
    const { volume, muted, playbackRate, defaultPlaybackRate } = videoElement()
    expect({ volume, muted, playbackRate, defaultPlaybackRate }).toEqual({
      volume: 0.4,
      muted: true,
      playbackRate: 1.5,
      defaultPlaybackRate: 1.5,
    })
    expect(videoElement().getAttribute('src')).toBe('/media/sd.mp4')
  })

  test('are reported completely when one changes', async () => {
    const onPreferencesChange = vi.fn()
    await startPlayer({ onPreferencesChange })
    await userEvent.click(button('静音'))
    expect(videoElement().muted).toBe(true)
    fireEvent.change(screen.getByRole('slider', { name: '音量' }), { target: { value: '30' } })
    expect(videoElement().muted).toBe(false)
    await userEvent.click(button('倍速'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '1.5×' }))
    expect(videoElement().playbackRate).toBe(1.5)
    expect(onPreferencesChange).toHaveBeenLastCalledWith({
      ...defaultPreferences,
      volume: 0.3,
      rate: 1.5,
    })
    act(() => void videoElement().dispatchEvent(new Event('ratechange')))
    await userEvent.click(button('倍速'))
    expect(await screen.findByRole('menuitemradio', { name: '1.5×', checked: true })).toBeTruthy()
  })
})

describe('keys', () => {
  const press = (key: string, options: object = {}) =>
    act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options }))

  test('play, seek, change volume and speed', async () => {
    await startPlayer()
    press(' ')
    expect(videoElement().paused).toBe(false)
    press('l')
    expect(videoElement().currentTime).toBe(10)
    press('ArrowLeft')
    expect(videoElement().currentTime).toBe(5)
    press('5')
    expect(videoElement().currentTime).toBe(50)
    press('ArrowDown')
    expect(videoElement().volume).toBe(0.9)
    press('m')
    expect(videoElement().muted).toBe(true)
    press('>', { shiftKey: true })
    expect(videoElement().playbackRate).toBe(1.25)
  })

  test('open the neighbors', async () => {
    const next = { title: '1.2', onSelect: vi.fn() }
    await startPlayer({ next })
    press('N', { shiftKey: true })
    expect(next.onSelect).toHaveBeenCalledTimes(1)
  })

  test('are listed only if they do something here', async () => {
    const keysOf = async (props: Parameters<typeof startPlayer>[0]) => {
      const { unmount } = await startPlayer(props)
      press('?', { shiftKey: true })
      const sheet = await screen.findByRole('dialog', { name: '快捷键' })
      const keys = [...sheet.querySelectorAll('kbd')].map((key) => key.textContent)
      unmount()
      return keys
    }
    const optional = ['T', 'I', 'C', '<', '>', 'Shift+P', 'Shift+N', 'N', '按住空格']
    const bare = await keysOf({ seekable: false })
    expect(bare.filter((key) => optional.includes(key))).toEqual([])
    const next = { title: '1.2', onSelect: () => undefined }
    const theater = { isOn: false, onToggle: () => undefined }
    const full = await keysOf({ next, theater, onNote: () => undefined })
    expect(full).toEqual(expect.arrayContaining(['T', '<', '>', 'Shift+N', 'N', '按住空格']))
    expect(full).not.toContain('Shift+P')
  })

  test('are listed in a dialog, which can restrict them to the player', async () => {
    const onPreferencesChange = vi.fn()
    await startPlayer({ onPreferencesChange })
    press('?', { shiftKey: true })
    const sheet = within(await screen.findByRole('dialog', { name: '快捷键' }))
    await userEvent.click(sheet.getByRole('checkbox', { name: '在整个页面启用快捷键' }))
    expect(onPreferencesChange).toHaveBeenLastCalledWith({
      ...defaultPreferences,
      usesShortcuts: false,
    })
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    press('k')
    expect(videoElement().paused).toBe(true)
    screen.getByRole('region').focus()
    press('k')
    expect(videoElement().paused).toBe(false)
  })

  test('show the reason when they are forbidden', async () => {
    await startPlayer({ seekable: false })
    press('l')
    expect(videoElement().currentTime).toBe(0)
    expect(screen.getByText(/不允许快进/)).toBeTruthy()
  })
})

test('the video fills the window if the browser refuses fullscreen', async () => {
  await startPlayer()
  const region = screen.getByRole('region')
  Object.defineProperty(region, 'requestFullscreen', {
    value: () => Promise.reject(new TypeError('denied')),
  })
  await userEvent.click(button('全屏'))
  await waitFor(() => expect(region.dataset.pageFull).toBe(''))
  await userEvent.keyboard('{Escape}')
  expect(region.dataset.pageFull).toBeUndefined()
  expect(button('全屏')).toBeTruthy()
})
