import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, videoElement } from '../../test/start-player.fixture'

beforeEach(silenceMedia)

const button = (name: string) => screen.getByRole('button', { name })
const isHeard = () => !videoElement().muted && videoElement().volume > 0

function slideVolumeTo(percent: number) {
  fireEvent.change(screen.getByRole('slider', { name: '音量' }), {
    target: { value: String(percent) },
  })
}

test('volume 0 counts as muted, and unmuting restores the last volume above 0', async () => {
  const onPreferencesChange = vi.fn()
  await startPlayer({ onPreferencesChange })
  slideVolumeTo(40)
  slideVolumeTo(0)
  expect(isHeard()).toBe(false)
  expect(onPreferencesChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ volume: 0.4, isMuted: true }),
  )
  await userEvent.click(button('取消静音'))
  expect(isHeard()).toBe(true)
  expect(videoElement().volume).toBe(0.4)
  expect(button('静音')).toBeTruthy()
})

test('key M unmutes after the down arrow reached 0', async () => {
  await startPlayer({ preferences: { volume: 0.2 } })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(isHeard()).toBe(false)
  expect(button('取消静音')).toBeTruthy()
  await userEvent.keyboard('m')
  expect(isHeard()).toBe(true)
})

test.each([{ volume: 0, isMuted: false }, { volume: 0, isMuted: true }, { volume: -1 }])(
  'one press is heard where %j was stored',
  async (preferences) => {
    await startPlayer({ preferences })
    expect(isHeard()).toBe(false)
    await userEvent.click(button('取消静音'))
    expect(isHeard()).toBe(true)
  },
)

test('volume 0 set by the browser counts as muted', async () => {
  const onPreferencesChange = vi.fn()
  await startPlayer({ preferences: { volume: 0.7 }, onPreferencesChange })
  act(() => {
    videoElement().volume = 0
    videoElement().dispatchEvent(new Event('volumechange'))
  })
  expect(onPreferencesChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ volume: 0.7, isMuted: true }),
  )
  await userEvent.click(button('取消静音'))
  expect(videoElement().volume).toBe(0.7)
})
