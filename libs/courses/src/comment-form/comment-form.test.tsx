import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@shuyuan/api'
import { CommentForm } from './comment-form'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评论内容' })
const send = () => userEvent.click(screen.getByRole('button', { name: '发表评论' }))

test('sends the trimmed text and empties the field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<CommentForm onSubmit={onSubmit} />)
  await userEvent.type(field(), ' 很好 ')
  await send()
  expect(onSubmit).toHaveBeenCalledWith('很好')
  await waitFor(() => expect(field().value).toBe(''))
})

test('asks for a text when there is none', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<CommentForm onSubmit={onSubmit} />)
  await userEvent.type(field(), '  ')
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('请输入评论内容')).toBeTruthy()
})

test('counts up to 140 characters and takes no more', async () => {
  render(<CommentForm onSubmit={() => Promise.resolve()} />)
  await userEvent.click(field())
  await userEvent.paste('字'.repeat(150))
  expect(field().value).toHaveLength(140)
  expect(screen.getByText(/140\s*\/\s*140/)).toBeTruthy()
})

test('keeps the text and says why when sending fails', async () => {
  const error = new ApiError({ kind: 'business', code: 1, message: '已超出每日评论限制' })
  render(<CommentForm onSubmit={() => Promise.reject(error)} />)
  await userEvent.type(field(), '很好')
  await send()
  expect(await screen.findByText('已超出每日评论限制')).toBeTruthy()
  expect(field().value).toBe('很好')
})

test('sends once while it is being sent', async () => {
  let finish = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<CommentForm onSubmit={onSubmit} />)
  await userEvent.type(field(), '很好')
  await send()
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(1)
  finish()
  await waitFor(() => expect(field().value).toBe(''))
})
