import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog'

function setUp() {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  render(
    <ConfirmDialog
      open
      title="解除绑定"
      confirmLabel="解除"
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    />,
  )
  return { onConfirm, onOpenChange }
}

test('focuses 取消 first, which only closes the dialog', async () => {
  const { onConfirm, onOpenChange } = setUp()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }))
  await userEvent.keyboard('{Enter}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('confirming calls onConfirm and does not close the dialog', async () => {
  const { onConfirm, onOpenChange } = setUp()
  await userEvent.click(screen.getByRole('button', { name: '解除' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})
