import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silenceMedia, startPlayer, stream } from '../../test/start-player.fixture'

beforeEach(silenceMedia)
afterEach(() => vi.restoreAllMocks())

const find = (name: string) => screen.queryByRole('button', { name })
const sources = [stream, { ...stream, url: '/media/sd.mp4', label: '标清' }]

test('a narrow bar shows the less used controls on demand', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320)
  await startPlayer({ sources, next: { title: '1.2', onSelect: () => {} } })
  for (const name of ['播放', '静音', '倍速', '全屏']) expect(find(name)).not.toBeNull()
  for (const name of ['下一节', '清晰度', '快捷键']) expect(find(name)).toBeNull()
  const more = screen.getByRole('button', { name: '更多控件', expanded: false })
  await userEvent.click(more)
  for (const name of ['下一节', '清晰度', '快捷键']) expect(find(name)).not.toBeNull()
  expect(more.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(more)
  expect(find('清晰度')).toBeNull()
})

test('a wide bar shows all controls', async () => {
  await startPlayer({ sources })
  expect(find('清晰度')).not.toBeNull()
  expect(find('更多控件')).toBeNull()
})

test('the button and the key of theater mode exist only if the host has one', async () => {
  const onToggle = vi.fn()
  const player = await startPlayer({ theater: { isOn: true, onToggle } })
  await userEvent.click(screen.getByRole('button', { name: '影院模式', pressed: true }))
  act(() => void fireEvent.keyDown(document.body, { key: 't' }))
  expect(onToggle).toHaveBeenCalledTimes(2)
  player.change({ theater: undefined })
  expect(find('影院模式')).toBeNull()
  expect(fireEvent.keyDown(document.body, { key: 't' })).toBe(true)
})
