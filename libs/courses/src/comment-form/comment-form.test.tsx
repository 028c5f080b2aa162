import { setWithoutEvent } from '@shuyuan/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@shuyuan/api'
import { CommentForm } from './comment-form'

/** Shows a form whose comments are accepted. */
function show() {
  const onSubmit = vi.fn(() => Promise.resolve())
  render(<CommentForm onSubmit={onSubmit} />)
  return onSubmit
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评论内容' })
const send = () => userEvent.click(screen.getByRole('button', { name: '发表评论' }))

test('sends the trimmed text and clears the field', async () => {
  const onSubmit = show()
  await userEvent.type(field(), ' 很好 ')
  await send()
  expect(onSubmit).toHaveBeenCalledWith('很好')
  await waitFor(() => expect(field().value).toBe(''))
})

test.each(['  ', '\u200b\u2060', '\u00ad', '\u3164\u2800'])(
  'refuses the empty text %j',
  async (text) => {
    const onSubmit = show()
    await userEvent.type(field(), text)
    await send()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('请输入评论内容')).toBeTruthy()
  },
)

test('accepts 140 characters as the server counts them, and keeps a longer text', async () => {
  const onSubmit = show()
  await userEvent.click(field())
  await userEvent.paste('😀'.repeat(141))
  expect(screen.getByText('141/140')).toBeTruthy()
  await send()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('评论内容最多140个字符')).toBeTruthy()
  await userEvent.clear(field())
  await userEvent.paste('😀'.repeat(140))
  expect(screen.queryByText('评论内容最多140个字符')).toBeNull()
  await send()
  expect(onSubmit).toHaveBeenCalledWith('😀'.repeat(140))
})

test.each([
  ['<<x', '“<”后的内容会被当作标签删除，在“<”后加一个空格'],
  ['<b></b>', '“<”后的内容会被当作标签删除，在“<”后加一个空格'],
  ['a <', '评论不能以“<”结尾'],
  [`${'好'.repeat(137)}a<b`, '“<”后会自动加空格，加上空格后最多140个字符'],
])('rejects %j, which the server would cut, and keeps it', async (text, reason) => {
  const onSubmit = show()
  await userEvent.click(field())
  await userEvent.paste(text)
  await send()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(field().value).toBe(text)
})

test.each(['if a<b then c', '1 < 2 > 0', '< x'])('accepts %j', async (text) => {
  const onSubmit = show()
  await userEvent.click(field())
  await userEvent.paste(text)
  await send()
  expect(onSubmit).toHaveBeenCalledWith(text)
})

test('starts with a draft, reports its changes, and clears it once sent', async () => {
  const drafts: string[] = []
  render(
    <CommentForm
      draft="很"
      onDraftChange={(draft) => drafts.push(draft)}
      onSubmit={() => Promise.resolve()}
    />,
  )
  await userEvent.type(field(), '好')
  expect(field().value).toBe('很好')
  await send()
  await waitFor(() => expect(drafts).toEqual(['很好', '']))
})

test('keeps the draft of a rejected comment', async () => {
  const onDraftChange = vi.fn()
  render(
    <CommentForm
      draft="很好"
      onDraftChange={onDraftChange}
      onSubmit={() => Promise.reject(new Error('no'))}
    />,
  )
  await send()
  await waitFor(() => expect(field().readOnly).toBe(false))
  expect(onDraftChange).not.toHaveBeenCalled()
  expect(field().value).toBe('很好')
})

test('keeps the text and shows the error when sending fails', async () => {
  const error = new ApiError({ kind: 'business', code: 1, message: '已超出每日评论限制' })
  render(<CommentForm onSubmit={() => Promise.reject(error)} />)
  await userEvent.type(field(), '很好')
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe('已超出每日评论限制')
  expect(field().value).toBe('很好')
})

test('sends once while pending', async () => {
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

test('sends a text that was filled in without an event', async () => {
  const onSubmit = show()
  setWithoutEvent(field(), '很好')
  await send()
  expect(onSubmit).toHaveBeenCalledWith('很好')
})
