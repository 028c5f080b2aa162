import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

const findDialog = (name: string) => screen.findByRole('dialog', { name })

it('opens the dialog after a redirect by a guard, and again by its button', async () => {
  visitPage({ path: '/member/orders?page=2' })
  const dialog = within(await findDialog('登录'))
  await userEvent.click(dialog.getByRole('button', { name: '关闭' }))
  expect(screen.getByText('登录后前往').textContent).toBe('登录后前往我的订单')
  await userEvent.click(screen.getByRole('button', { name: '登录后查看' }))
  await findDialog('登录')
})

it('waits for a click without a redirect by a guard', async () => {
  visitPage({ path: '/login?redirect=%2Fvip' })
  expect((await screen.findByText('登录后前往')).textContent).toBe('登录后前往VIP会员')
  await userEvent.click(screen.getByRole('button', { name: '新用户注册' }))
  await findDialog('注册')
})

it.each(['/login', '/login?redirect=%2F', '/login?redirect=%2F%2Fevil.example'])(
  'shows no page title for %s',
  async (path) => {
    visitPage({ path })
    await screen.findByText('登录后即可继续学习、查看订单和消息。')
    expect(await within(screen.getByRole('main')).findByText('书院学堂')).toBeTruthy()
    expect(screen.queryByText('登录后前往')).toBeNull()
  },
)
