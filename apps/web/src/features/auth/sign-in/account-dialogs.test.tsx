import { createHandlers, failing } from '@shuyuan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { CodeLoginContext } from './use-visit-code-login'
import { useAccountDialogs } from './use-account-dialogs'

function Page() {
  const { open } = useAccountDialogs()
  return (
    <>
      <button onClick={() => open('login')}>登录</button>
      <button onClick={() => open('register')}>注册</button>
      <output>{use(CodeLoginContext).status}</output>
    </>
  )
}

const page = <Page />

beforeEach(() => void startFakeServer())

it('waits for the site config and shows an error if it cannot be loaded', async () => {
  const server = startFakeServer(failing('getConfig', { code: 1, message: '不行' }))
  renderInSite(page)
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  expect((await screen.findByRole('alert')).textContent).toContain('网站设置没有加载出来')
  expect(screen.queryByRole('dialog')).toBeNull()
  server.use(...createHandlers())
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
})

it('opens the requested dialog, also repeatedly', async () => {
  renderInSite(page)
  await userEvent.click(await screen.findByRole('button', { name: '注册' }))
  expect(await screen.findByRole('dialog', { name: '注册' })).toBeTruthy()
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
  }
})

describe('the login code in the first URL', () => {
  it('is exchanged without a click, and signs in', async () => {
    const server = startFakeServer()
    const { services } = renderInSite(page, { loginCode: 'code-of-qq' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('signed-in'))
    expect(server.requestsTo('/auth/login/code')).toHaveLength(1)
    expect(services.session.getToken()).not.toBeNull()
  })

  it.each([
    { path: '/courses', toasts: ['登录码已过期'] },
    // The callback page shows the message itself.
    { path: '/login/callback', toasts: [] },
  ])('shows toasts $toasts after a failure on $path', async ({ path, toasts }) => {
    startFakeServer(failing('exchangeLoginCode', { code: 1, message: '登录码已过期' }))
    const { services } = renderInSite(page, { loginCode: 'old' }, path)
    await screen.findByText('failed')
    // An effect shows the toast after the status has been rendered.
    await waitFor(() =>
      expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(toasts),
    )
    expect(services.session.getToken()).toBeNull()
  })
})
