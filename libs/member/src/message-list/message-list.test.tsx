import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MessageList } from './message-list'
import meta, {
  AllRead,
  ReadingAll,
  SomeUnread,
  UnreadElsewhere,
  WithLinks,
} from './message-list.stories'

const args = meta.args
const readAll = () => screen.getByRole<HTMLButtonElement>('button', { name: '全部标为已读' })
const unreadRow = () => screen.getByRole('button', { name: /未读.*已支付/ })

it('renders a button only for unread messages', () => {
  render(<MessageList {...args} {...SomeUnread.args} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 1, 0])
  expect(rows[2]?.textContent).toContain('用户注册成功')
  expect(rows[2]?.textContent).not.toContain('未读')
})

it('links the URLs of a message, and nothing else that looks like a link', () => {
  render(<MessageList {...args} {...WithLinks.args} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://school.example/live/12',
    'https://school.example/help',
  ])
  for (const link of links) expect(link.closest('button')).toBeNull()
})

it('passes the message to mark as read', async () => {
  const onRead = vi.fn()
  render(<MessageList {...args} onRead={onRead} />)
  await userEvent.click(unreadRow())
  expect(onRead).toHaveBeenCalledExactlyOnceWith('b')
})

it('marks a message as read on a click, but not at the end of a selection', async () => {
  const onRead = vi.fn()
  render(<MessageList {...args} onRead={onRead} />)
  const text = screen.getByText(/已支付/)
  window.getSelection()?.selectAllChildren(text)
  fireEvent.click(text)
  expect(onRead).not.toHaveBeenCalled()
  window.getSelection()?.removeAllRanges()
  fireEvent.click(text)
  expect(onRead).toHaveBeenCalledExactlyOnceWith('b')
  await userEvent.click(screen.getByText('用户注册成功'))
  expect(onRead).toHaveBeenCalledOnce()
})

it('a click on a URL does not mark the message as read', async () => {
  const onRead = vi.fn()
  render(<MessageList {...args} {...WithLinks.args} onRead={onRead} />)
  const [url] = screen.getAllByRole('link')
  if (url === undefined) throw new Error('the story has no URL')
  fireEvent.click(url)
  expect(onRead).not.toHaveBeenCalled()
})

it('keeps the focus when the button of a read message unmounts', async () => {
  const { rerender } = render(<MessageList {...args} />)
  unreadRow().focus()
  await userEvent.keyboard('{Enter}')
  const read = args.messages.map((message) => ({ ...message, readAt: '2025-11-21T00:00:00.000Z' }))
  rerender(<MessageList {...args} messages={read} />)
  expect(document.activeElement?.textContent).toContain('已支付')
})

it('shows the time of each message', () => {
  render(<MessageList {...args} />)
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))
  expect(times).toEqual(args.messages.map((message) => message.createdAt))
})

it('marks all as read when something is unread, on this page or another', async () => {
  const onReadAll = vi.fn()
  const { rerender } = render(
    <MessageList {...args} {...UnreadElsewhere.args} onReadAll={onReadAll} />,
  )
  await userEvent.click(readAll())
  expect(onReadAll).toHaveBeenCalledOnce()
  rerender(<MessageList {...args} {...SomeUnread.args} hasUnread={false} />)
  expect(readAll().disabled).toBe(false)
  rerender(<MessageList {...args} {...AllRead.args} />)
  expect(readAll().disabled).toBe(true)
})

it('does not start again while it marks all as read', async () => {
  const onReadAll = vi.fn()
  render(<MessageList {...args} {...ReadingAll.args} onReadAll={onReadAll} />)
  await userEvent.click(readAll())
  expect(onReadAll).not.toHaveBeenCalled()
})
