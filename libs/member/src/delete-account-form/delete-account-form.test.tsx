import { setWithoutEvent } from '@shuyuan/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { DeleteAccountForm } from './delete-account-form'
import meta from './delete-account-form.stories'

const field = () => screen.getByRole('textbox', { name: /注销账号/ })
const button = () => screen.getByRole('button', { name: '确认注销' })

it('shows the consequences: seven days, and how to cancel', async () => {
  render(<DeleteAccountForm {...meta.args} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringContaining('7 天后'),
    expect.stringContaining('一并删除'),
    expect.stringContaining('自动取消'),
  ])
})

it.each(['', '注销', '注销帐号'])('does nothing for “%s”', async (typed) => {
  const onConfirm = vi.fn(() => Promise.resolve())
  render(<DeleteAccountForm {...meta.args} onConfirm={onConfirm} />)
  if (typed !== '') await userEvent.type(field(), typed)
  await userEvent.click(button())
  expect(onConfirm).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field())
  expect(screen.getByRole('alert').textContent).toContain('要一字不差地输入')
})

it('continues when the word was typed, and shows a failure', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('refused')))
  render(<DeleteAccountForm {...meta.args} onConfirm={onConfirm} />)
  await userEvent.type(field(), ' 注销账号 ')
  await userEvent.click(button())
  expect(onConfirm).toHaveBeenCalledOnce()
  expect((await screen.findByRole('alert')).textContent).not.toContain('要一字不差地输入')
})

it('reads a field that was filled in without an event', async () => {
  const onConfirm = vi.fn(() => Promise.resolve())
  render(<DeleteAccountForm {...meta.args} onConfirm={onConfirm} />)
  setWithoutEvent(field(), '注销账号')
  await userEvent.click(button())
  expect(onConfirm).toHaveBeenCalledOnce()
})
