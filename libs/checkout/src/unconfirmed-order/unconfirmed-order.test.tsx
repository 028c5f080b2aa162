import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { UnconfirmedOrder } from './unconfirmed-order'

it('warns that the order may exist and submits again only on request', async () => {
  const onSubmitAgain = vi.fn()
  render(<UnconfirmedOrder ordersHref="/member/orders" onSubmitAgain={onSubmitAgain} />)
  expect(screen.getByRole('alert').textContent).toContain('订单可能已生成')
  expect(onSubmitAgain).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '重新提交' }))
  expect(onSubmitAgain).toHaveBeenCalledOnce()
})
