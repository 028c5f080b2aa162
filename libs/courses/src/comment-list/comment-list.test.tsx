import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { sampleComment } from '../../test/samples'
import { CommentList } from './comment-list'
import type { CommentListProps } from './comment-list-props'
import * as stories from './comment-list.stories'

const show = (props: Partial<CommentListProps>) =>
  render(<CommentList {...stories.default.args} {...props} />)

test('shows the author, text and recipient', () => {
  show({})
  expect(screen.getByText('老师讲得很清楚，第二遍终于听懂了。')).toBeTruthy()
  const replies = within(screen.getByRole('list', { name: '对 林同学 的回复' }))
  expect(replies.getByText('已注销用户')).toBeTruthy()
  expect(replies.getByText('回复 周同学')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
})

test('shows a neutral name for an author without one', () => {
  const { author: _, ...reply } = sampleComment().replies[0] ?? sampleComment()
  const nameless = { name: ' ', avatar: null }
  show({
    comments: [
      sampleComment('c', {
        author: nameless,
        replies: [{ ...reply, author: nameless, replyTo: nameless }],
      }),
    ],
    onReply: vi.fn(),
  })
  expect(screen.getAllByText('匿名学员')).toHaveLength(2)
  expect(screen.getByText('回复 匿名学员')).toBeTruthy()
  expect(screen.getByRole('list', { name: '对 匿名学员 的回复' })).toBeTruthy()
})

test('hides the text of an own pending comment, whatever the server sent', () => {
  show({
    comments: [
      sampleComment('c', {
        isPending: true,
        content: '未审核的话',
        author: { name: '小林', avatar: null },
      }),
    ],
    ownName: '小林',
    onReply: vi.fn(),
  })
  expect(screen.queryByText('未审核的话')).toBeNull()
  expect(screen.getByText('审核中')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '回复' })).toBeNull()
})

test('hides pending comments and replies of others', () => {
  const author = { name: '周同学', avatar: null }
  const [reply] = sampleComment().replies
  if (reply === undefined) throw new Error('no example')
  show({
    comments: [
      sampleComment('c1', { isPending: true, author, replies: [] }),
      sampleComment('c2', { replies: [{ ...reply, id: 'r', isPending: true, author: null }] }),
    ],
    ownName: '小林',
  })
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByText('审核中')).toBeNull()
})

test('replies to a comment', async () => {
  const onReply = vi.fn(() => Promise.resolve())
  show({ onReply })
  const [first] = screen.getAllByRole('button', { name: '回复' })
  if (!first) throw new Error('no reply button')
  await userEvent.click(first)
  const field = screen.getByRole('textbox', { name: '回复 林同学' })
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, '同感{Tab}{Tab}{Enter}')
  expect(onReply).toHaveBeenCalledWith({ content: '同感', parentId: 'c1', replyId: undefined })
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
})

test('replies to a reply, with both IDs', async () => {
  const onReply = vi.fn(() => Promise.resolve())
  show({ onReply })
  const second = screen.getAllByRole('button', { name: '回复' })[1]
  if (!second) throw new Error('no reply button')
  await userEvent.click(second)
  await userEvent.type(screen.getByRole('textbox', { name: '回复 周同学' }), '好{Tab}{Tab}{Enter}')
  expect(onReply).toHaveBeenCalledWith({ content: '好', parentId: 'c1', replyId: 'c1-r1' })
})

test('cancels a reply', async () => {
  show({ onReply: vi.fn() })
  const [first] = screen.getAllByRole('button', { name: '回复' })
  if (!first) throw new Error('no reply button')
  await userEvent.click(first)
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: '回复' })[0])
})

test('opens a draft without focusing it', () => {
  show({ ...stories.WithDraft.args })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '回复 周同学' })
  expect(field.value).toBe('我觉得')
  expect(document.activeElement).not.toBe(field)
})

test('reports the draft of a reply with its comment, and clears it on cancel', async () => {
  const onDraftChange = vi.fn()
  show({ ...stories.WithDraft.args, onDraftChange })
  await userEvent.type(screen.getByRole('textbox'), '对')
  expect(onDraftChange).toHaveBeenLastCalledWith('c1-r1', '我觉得对')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onDraftChange).toHaveBeenLastCalledWith('c1-r1', '')
})

test('shows why loading more failed, and retries', async () => {
  const onShowAll = vi.fn()
  show({ ...stories.MoreFailed.args, onShowAll })
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '查看全部评论' }))
  expect(onShowAll).toHaveBeenCalledTimes(1)
})

test('loads all comments and all replies', async () => {
  const onShowAll = vi.fn()
  const onShowReplies = vi.fn()
  show({ total: 12, onShowAll, onShowReplies })
  await userEvent.click(screen.getByRole('button', { name: '查看全部评论' }))
  expect(onShowAll).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: '查看全部 4 条回复' }))
  expect(onShowReplies).toHaveBeenCalledWith(stories.default.args.comments[0])
})

test('shows all replies once they are loaded', () => {
  const [reply] = sampleComment().replies
  if (!reply) throw new Error('no reply')
  const all = [1, 2, 3, 4].map((number) => ({
    ...reply,
    id: `r${number}`,
    content: `第 ${number} 条`,
  }))
  show({ repliesOf: () => all, onShowReplies: vi.fn() })
  expect(screen.getByText('第 4 条')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /查看全部/ })).toBeNull()
})

test('shows a hundred comments at a time, and focuses the first new one', async () => {
  show({ ...stories.Many.args })
  expect(screen.getAllByRole('article')).toHaveLength(100)
  await userEvent.click(screen.getByRole('button', { name: '查看更多 30 条评论' }))
  expect(screen.getAllByRole('article')).toHaveLength(130)
  expect(document.activeElement?.textContent).toContain('第 101 条评论')
  expect(screen.queryByRole('button')).toBeNull()
})
