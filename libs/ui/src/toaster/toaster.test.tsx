import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(() => toast.clear())
  vi.useRealTimers()
})

function send(action: () => void) {
  act(action)
  act(() => void vi.advanceTimersByTime(100))
}

test('success is a status whose text arrives after its element, failure an immediate alert', () => {
  act(() => void toast.success('修改成功'))
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getByRole('status').textContent).toBe('修改成功')
  act(() => void toast.error('保存失败'))
  expect(screen.getByRole('alert').textContent).toBe('保存失败')
})

test('the same message twice is one toast that stays longer', () => {
  send(() => toast.error('网络连接失败'))
  act(() => void vi.advanceTimersByTime(6000))
  send(() => toast.error('网络连接失败'))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(6000))
  expect(screen.getByRole('alert')).toBeDefined()
})

test('the same message of two calls stays until both have removed it', () => {
  let removeFirst = () => {}
  let removeSecond = () => {}
  send(() => {
    removeFirst = toast.error('请重新登录')
    removeSecond = toast.error('请重新登录')
  })
  send(removeSecond)
  expect(screen.getByRole('alert')).toBeDefined()
  send(removeFirst)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('disappears after a timeout, a success sooner than a failure', () => {
  send(() => toast.success('修改成功'))
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByRole('status')).toBeNull()
  send(() => toast.error('保存失败'))
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.getByRole('alert')).toBeDefined()
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stays while hovered', () => {
  send(() => toast.success('修改成功'))
  fireEvent.pointerEnter(screen.getByRole('status'))
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status')).toBeDefined()
  fireEvent.pointerLeave(screen.getByRole('status'))
  act(() => void vi.advanceTimersByTime(4000))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a message replaces the last one', () => {
  send(() => toast.error('服务器暂时无法响应，稍后再试'))
  send(() => toast.success('已收藏'))
  expect(screen.queryByRole('alert')).toBeNull()
  send(() => toast.success('已取消收藏'))
  expect(screen.getByRole('status').textContent).toBe('已取消收藏')
})

test('a pending toast stays until it is closed, whatever else is shown', () => {
  let done = () => {}
  send(() => {
    done = toast.pending('正在重新加载')
  })
  expect(screen.getByRole('status').textContent).toBe('正在重新加载')
  send(() => toast.success('修改成功'))
  expect(screen.getByRole('status').textContent).toBe('修改成功')
  for (const text of ['一', '二', '三']) send(() => toast.error(text))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => void vi.advanceTimersByTime(60_000))
  act(() => void vi.advanceTimersByTime(100))
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    '正在重新加载',
  ])
  act(() => done())
  expect(screen.queryByRole('status')).toBeNull()
})

test('its button dismisses it', () => {
  send(() => toast.error('保存失败'))
  fireEvent.click(screen.getByRole('button', { name: '收起提示' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty message is not shown', () => {
  send(() => toast.error(''))
  expect(screen.queryByRole('alert')).toBeNull()
})
