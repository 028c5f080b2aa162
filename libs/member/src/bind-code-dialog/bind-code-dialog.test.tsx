import { ApiError } from '@shuyuan/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { BindCodeDialog } from './bind-code-dialog'
import meta, { OutOfTheBlue } from './bind-code-dialog.stories'

const args = meta.args

it('names the account and uses the code only after confirmation', async () => {
  const [onConfirm, onClose] = [vi.fn(() => Promise.resolve()), vi.fn()]
  render(<BindCodeDialog {...args} onConfirm={onConfirm} onClose={onClose} />)
  expect(screen.getByRole('alertdialog').textContent).toContain('林知夏（138****0001）')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '确认绑定' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

it('does not use a code after cancellation', async () => {
  const [onConfirm, onClose] = [vi.fn(() => Promise.resolve()), vi.fn()]
  render(<BindCodeDialog {...args} onConfirm={onConfirm} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

it('warns about a code that was not requested here', () => {
  const { rerender } = render(<BindCodeDialog {...args} />)
  expect(screen.queryByText(/不是在当前浏览器/)).toBeNull()
  rerender(<BindCodeDialog {...args} {...OutOfTheBlue.args} />)
  expect(screen.getByText(/不是在当前浏览器/)).toBeTruthy()
})

it('stays silent about a repeated binding', async () => {
  const repeated = new ApiError({ kind: 'business', code: 1, message: '请勿重复绑定' })
  render(<BindCodeDialog {...args} onConfirm={() => Promise.reject(repeated)} />)
  await userEvent.click(screen.getByRole('button', { name: '确认绑定' }))
  expect(screen.queryByText('请勿重复绑定')).toBeNull()
})
