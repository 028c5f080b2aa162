import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serveVtt } from '../../test/fake-vtt.fixture'
import { Transcript, type TranscriptProps } from './transcript'
import type { TranscriptPlayer } from './use-current-sentence'

const url = 'http://localhost:3000/1.vtt'
const file = 'WEBVTT\n0 先看例子。\n10 再说道理。\n20 最后动手，例子换一个。'

function fakePlayer() {
  const listeners = new Set<() => void>()
  const player = {
    currentTime: 0,
    seek: vi.fn((seconds: number) => player.moveTo(seconds)),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    moveTo(seconds: number) {
      player.currentTime = seconds
      for (const listener of listeners) listener()
    },
  }
  return player
}

async function open(player: TranscriptPlayer | null = null, notes?: TranscriptProps['notes']) {
  serveVtt({ [url]: file })
  render(<Transcript source={{ url }} player={player} title="1.1 斜率" notes={notes} />)
  return within(await screen.findByRole('list', { name: '文字稿' }))
}

test('Tab reaches the current sentence, and the arrow keys the others', async () => {
  const user = userEvent.setup()
  const player = fakePlayer()
  player.currentTime = 12
  const list = await open(player)
  const buttons = list.getAllByRole('button')
  await user.tab()
  await user.tab()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(buttons[1])
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(buttons[2])
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(buttons[0])
  await user.keyboard('{Enter}')
  expect(player.seek).toHaveBeenCalledWith(0)
})

test('a note is with the paragraph of its second', async () => {
  const list = await open(null, [{ second: 14, text: '道理在第二段' }])
  const [, second] = list.getAllByRole('listitem')
  expect(second?.textContent).toContain('笔记：道理在第二段')
})

test('stops following when the reader scrolls, and follows again after a jump', async () => {
  const list = await open(fakePlayer())
  const follow = screen.getByRole('button', { name: '跟随播放' })
  expect(follow.getAttribute('aria-pressed')).toBe('true')
  fireEvent.wheel(screen.getByRole('list'))
  expect(follow.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(list.getByRole('button', { name: '再说道理。' }))
  expect(follow.getAttribute('aria-pressed')).toBe('true')
})

test('prints the title and all sentences', async () => {
  await open()
  await userEvent.type(screen.getByRole('searchbox'), '道理')
  let printed = ''
  const append = document.body.append.bind(document.body)
  vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
    append(...nodes)
    const [frame] = nodes
    if (!(frame instanceof HTMLIFrameElement) || !frame.contentWindow) return
    frame.contentWindow.print = () => {
      printed = frame.contentDocument?.body.textContent ?? ''
      frame.contentWindow?.dispatchEvent(new Event('afterprint'))
    }
  })
  await userEvent.click(screen.getByRole('button', { name: '打印文字稿' }))
  expect(printed).toBe('1.1 斜率00:00先看例子。00:10再说道理。00:20最后动手，例子换一个。')
  expect(document.querySelector('iframe')).toBeNull()
})

test.each([
  [404, '没有找到这一节的文字稿'],
  ['<html>', '文字稿的内容有误，暂时无法显示'],
  [503, '文字稿加载失败，检查网络后重试'],
])('%s is explained, and 重试 loads it again', async (answer, message) => {
  serveVtt({ [url]: answer })
  render(<Transcript source={{ url }} player={null} title="1.1 斜率" />)
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  vi.mocked(fetch).mockResolvedValue(new Response(file))
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByRole('list', { name: '文字稿' })
})
