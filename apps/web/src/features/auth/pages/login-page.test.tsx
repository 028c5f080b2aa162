import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.fixture'

it('shows the fields of the login, which its button focuses', async () => {
  visitPage({ path: '/member/orders?page=2' })
  const form = within(await screen.findByRole('dialog', { name: '登录' }))
  const mobile = await form.findByRole('textbox', { name: '手机号' })
  expect(screen.getByText('登录后前往').textContent).toBe('登录后前往我的订单')
  await userEvent.click(screen.getByRole('button', { name: '登录后查看' }))
  expect(document.activeElement).toBe(mobile)
})

it('opens no dialog over the fields', async () => {
  visitPage({ path: '/login' })
  const mobile = await screen.findByRole('textbox', { name: '手机号' })
  const header = within(screen.getByRole('banner'))
  await userEvent.click(header.getByRole('button', { name: '登录' }))
  expect(document.activeElement).toBe(mobile)
})

it('opens the registration in a dialog', async () => {
  visitPage({ path: '/login?redirect=%2Fvip' })
  expect((await screen.findByText('登录后前往')).textContent).toBe('登录后前往VIP会员')
  await userEvent.click(await screen.findByRole('button', { name: '新用户注册' }))
  await screen.findByRole('dialog', { name: '注册' })
})

it.each(['/login', '/login?redirect=%2F', '/login?redirect=%2F%2Fevil.example'])(
  'shows no page title for %s',
  async (path) => {
    visitPage({ path })
    await screen.findByText('登录后即可继续学习、查看订单和消息。')
    expect(screen.queryByText('登录后前往')).toBeNull()
  },
)
