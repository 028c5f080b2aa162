import { ApiError, type ApiErrorKind } from '@shuyuan/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UnbindDialog } from './unbind-dialog'

async function refuseWith(kind: ApiErrorKind): Promise<void> {
  const onConfirm = vi.fn(() => Promise.reject(new ApiError({ kind, message: '不行' })))
  render(<UnbindDialog app="qq" onConfirm={onConfirm} onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: '确认解绑' }))
  expect(onConfirm).toHaveBeenCalledOnce()
}

it('shows why the server refused', async () => {
  await refuseWith('business')
  expect(screen.getByRole('alert').textContent).toBe('不行')
})

it('leaves an expired session to the host', async () => {
  await refuseWith('unauthorized')
  expect(screen.queryByRole('alert')).toBeNull()
})
