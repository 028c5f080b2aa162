import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, expect, test, vi } from 'vitest'
import { fill, renderAuth } from '../testing/render-auth'
import { loadDialogHost } from './loading/load-dialog-host'
import { useAuthDialogs } from './use-auth-dialogs'

// Test files share modules, so load them with this file's mocks, and again without them afterward. The mock
// itself stays, so files that mock the same module must do it in the same way.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock(import('./loading/load-dialog-host'), { spy: true })

function Header() {
  const { open, close, current } = useAuthDialogs()
  return (
    <>
      <button onClick={() => open('login')}>open</button>
      <button onClick={close}>close</button>
      <output>{current ?? 'none'}</output>
    </>
  )
}

// These tests come first, because the code stays loaded afterward.
test('without notify the page shows a failed load, until the next click', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const onEvent = vi.fn()
  const { user } = await renderAuth({ children: <Header />, onEvent })
  vi.mocked(loadDialogHost).mockRejectedValueOnce(new TypeError('chunk is gone'))
  await user.click(screen.getByRole('button', { name: 'open' }))
  const failure = await screen.findByText('登录窗口加载失败，检查网络后重试')
  expect(failure.getAttribute('role')).toBe('alert')
  expect(screen.getByText('none')).toBeTruthy()
  expect(onEvent).toHaveBeenCalledWith({ type: 'load-failed', dialog: 'login' })
  await user.click(document.body)
  expect(failure.isConnected).toBe(false)
})

test('styles that the policy of the page blocks are no problem of the connection', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const style = document.createElement('style')
  style.setAttribute('data-styled-version', '6')
  vi.spyOn(style, 'sheet', 'get').mockReturnValue(null)
  document.head.append(style)
  const notify = vi.fn()
  const { user } = await renderAuth({ children: <Header />, notify })
  vi.mocked(loadDialogHost).mockRejectedValueOnce(new Error('errors.md#17'))
  await user.click(screen.getByRole('button', { name: 'open' }))
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', '登录窗口加载失败'))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('<meta property="csp-nonce"'))
  style.remove()
})

test('shows a failed load, and the next click retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const notify = vi.fn()
  const { user } = await renderAuth({ children: <Header />, notify })
  vi.mocked(loadDialogHost).mockRejectedValueOnce(new TypeError('chunk is gone'))
  await user.click(screen.getByRole('button', { name: 'open' }))
  await waitFor(() =>
    expect(notify).toHaveBeenCalledWith('error', '登录窗口加载失败，检查网络后重试'),
  )
  expect(screen.getByText('none')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
})

test('a dialog that the host opens during the sign-in stays open', async () => {
  function Host() {
    const { open } = useAuthDialogs()
    const [, rerender] = useState(0)
    return (
      <button
        onClick={() => {
          open('agreement', { documents: ['user'] })
          rerender(1)
        }}
      >
        agree first
      </button>
    )
  }
  let finish: () => void = () => undefined
  const { user } = await renderAuth({
    children: <Host />,
    onSignedIn: () => new Promise((resolve) => (finish = () => resolve())),
    opens: (open) => open('login'),
  })
  fill({ 手机号: '1', 密码: 'x' })
  await user.click(screen.getByRole('button', { name: '立即登录' }))
  screen.getByText('agree first').click()
  expect(await screen.findByRole('dialog', { name: /协议/ })).toBeTruthy()
  await act(async () => finish())
  expect(screen.getByRole('dialog', { name: /协议/ })).toBeTruthy()
})
