import { ApiError } from '@shuyuan/api'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ProfileRows } from './profile-rows'
import meta, { NicknameUsedUp, Saving } from './profile-rows.stories'

const args = meta.args
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '新昵称' })
const save = () => screen.getByRole('button', { name: '保存' })

/** Returns the error message of the field. */
const describedBy = () => field().getAttribute('aria-describedby')?.split(' ')[0] ?? ''

async function edit(typed: string) {
  await userEvent.click(screen.getByRole('button', { name: '修改昵称' }))
  await userEvent.clear(field())
  await userEvent.type(field(), typed)
}

it('starts in the field with the current name', async () => {
  render(<ProfileRows {...args} />)
  await userEvent.click(screen.getByRole('button', { name: '修改昵称' }))
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe('林知夏')
})

it('saves the trimmed name on Enter, closes and keeps the keyboard in the row', async () => {
  const onSetNickname = vi.fn(() => Promise.resolve())
  render(<ProfileRows {...args} onSetNickname={onSetNickname} />)
  await edit('  知夏 {Enter}')
  expect(onSetNickname).toHaveBeenCalledExactlyOnceWith('知夏')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement?.textContent).toContain('林知夏')
})

it('reports the draft, and an empty one after saving', async () => {
  const onNicknameDraftChange = vi.fn()
  render(<ProfileRows {...args} onNicknameDraftChange={onNicknameDraftChange} />)
  await edit('知夏')
  expect(onNicknameDraftChange).toHaveBeenLastCalledWith('知夏')
  await userEvent.click(save())
  expect(onNicknameDraftChange).toHaveBeenLastCalledWith('')
})

it('is open with a draft until it is canceled', async () => {
  const onNicknameDraftChange = vi.fn()
  const drafts = { nicknameDraft: '知夏', onNicknameDraftChange }
  const { rerender } = render(<ProfileRows {...args} {...drafts} />)
  expect(field().value).toBe('知夏')
  await userEvent.keyboard('{Escape}')
  expect(onNicknameDraftChange).toHaveBeenLastCalledWith('')
  rerender(<ProfileRows {...args} {...drafts} nicknameDraft="" />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('shows no form for a name that can no longer be changed', () => {
  render(<ProfileRows {...args} {...NicknameUsedUp.args} nicknameDraft="知夏" />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

it.each([
  ['no name', '   ', '请输入昵称'],
  ['an invisible name', '\u200b\u3164', '请输入昵称'],
  ['25 characters', '知'.repeat(25), '当前 25 个'],
  ['the name of now', '林知夏', '与当前昵称相同'],
])('does not send %s', async (_, typed, reason) => {
  const onSetNickname = vi.fn(() => Promise.resolve())
  render(<ProfileRows {...args} onSetNickname={onSetNickname} />)
  await edit(typed)
  await userEvent.click(save())
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(onSetNickname).not.toHaveBeenCalled()
})

it('counts an emoji as one of 24 characters', async () => {
  const onSetNickname = vi.fn(() => Promise.resolve())
  render(<ProfileRows {...args} onSetNickname={onSetNickname} />)
  await edit('😀'.repeat(24))
  await userEvent.click(save())
  expect(onSetNickname).toHaveBeenCalledOnce()
})

it('shows at the field why saving failed and keeps the input', async () => {
  const refusal = new ApiError({ kind: 'business', code: 1, message: '昵称已经存在' })
  render(<ProfileRows {...args} onSetNickname={() => Promise.reject(refusal)} />)
  await edit('知夏')
  await userEvent.click(save())
  expect((await screen.findByRole('alert')).textContent).toBe('昵称已经存在')
  expect(document.getElementById(describedBy())?.textContent).toBe('昵称已经存在')
  expect(field().value).toBe('知夏')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

it('saves once on repeated submits', async () => {
  const onSetNickname = vi.fn(Saving.args?.onSetNickname)
  render(<ProfileRows {...args} onSetNickname={onSetNickname} />)
  await edit('知夏{Enter}{Enter}')
  await userEvent.click(save())
  expect(onSetNickname).toHaveBeenCalledOnce()
})

it.each([
  ['取消', () => userEvent.click(screen.getByRole('button', { name: '取消' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('gives up with %s and forgets what was typed', async (_, giveUp) => {
  render(<ProfileRows {...args} />)
  await edit('知夏')
  await giveUp()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '修改昵称' }))
  expect(field().value).toBe('林知夏')
})

it('offers no second change', () => {
  render(<ProfileRows {...args} {...NicknameUsedUp.args} />)
  expect(screen.getByText(/不能再次修改/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '修改昵称' })).toBeNull()
})
