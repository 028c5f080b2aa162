import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuthDialogs } from '../provider/use-auth-dialogs'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { renderAuth } from '../testing/render-auth'

function OpenLogin() {
  const { open } = useAuthDialogs()
  return <button onClick={() => open('login')}>open</button>
}

function submitButton() {
  return screen.getByRole('button', { name: '立即登录' })
}

async function fillPasswordForm(user: Awaited<ReturnType<typeof renderAuth>>['user']) {
  await user.click(screen.getByLabelText('手机号'))
  await user.paste(' 13800000001 ')
  await user.click(screen.getByLabelText('密码'))
  await user.paste('shuyuan123')
}

test('signs in with phone and password, then closes', async () => {
  const loginWithPassword = vi.fn(async () => ({ token: 'T' }))
  const onSignedIn = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({ loginWithPassword }),
    onSignedIn,
    opens: (open) => open('login'),
  })
  expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '手机号' }))
  await fillPasswordForm(user)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(loginWithPassword).toHaveBeenCalledTimes(1)
  expect(loginWithPassword).toHaveBeenCalledWith(
    { mobile: '13800000001', password: 'shuyuan123' },
    expect.any(AbortSignal),
  )
  expect(onSignedIn).toHaveBeenCalledWith('T', {
    via: 'password',
    result: { token: 'T' },
  })
})

test('stays open and shows the error if onSignedIn rejects', async () => {
  const { user } = await renderAuth({
    onSignedIn: () => Promise.reject(fakeFailure('网络连接失败', null, 'offline')),
    opens: (open) => open('login'),
  })
  await fillPasswordForm(user)
  await user.click(submitButton())
  expect((await screen.findByRole('alert')).textContent).toBe('网络连接失败')
  expect(submitButton().getAttribute('aria-busy')).toBeNull()
})

test('a response after closing does not sign in', async () => {
  let answer: (reply: { token: string }) => void = () => undefined
  const onSignedIn = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({
      loginWithPassword: () => new Promise((resolve) => (answer = resolve)),
    }),
    onSignedIn,
    opens: (open) => open('login'),
  })
  await fillPasswordForm(user)
  await user.click(submitButton())
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await act(async () => answer({ token: 'late' }))
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('Enter while an input method composes does not submit', async () => {
  await renderAuth({ opens: (open) => open('login') })
  const mobile = screen.getByRole('textbox', { name: '手机号' })
  // The browser submits the form unless the key press is canceled.
  expect(fireEvent.keyDown(mobile, { key: 'Enter', isComposing: true })).toBe(false)
  expect(fireEvent.keyDown(mobile, { key: 'Enter', keyCode: 229 })).toBe(false)
  expect(fireEvent.keyDown(mobile, { key: 'Enter', keyCode: 13 })).toBe(true)
})

test('keeps the phone on the SMS tab and in registration', async () => {
  const { user } = await renderAuth({ opens: (open) => open('login') })
  await user.type(screen.getByRole('textbox', { name: '手机号' }), '13800000001')
  await user.click(screen.getByRole('tab', { name: '短信登录' }))
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000001')
  await user.click(screen.getByRole('button', { name: '新用户注册' }))
  expect(screen.getByRole('dialog', { name: '注册' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000001')
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
})

test('keeps the typed phone when it is closed and opened again, until a sign-in', async () => {
  const { user } = await renderAuth({ children: <OpenLogin />, opens: (open) => open('login') })
  const mobile = () => screen.getByLabelText<HTMLInputElement>('手机号')
  await user.type(mobile(), '13800000001')
  await user.click(screen.getByRole('button', { name: '关闭' }))
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(mobile().value).toBe('13800000001')
  await user.type(screen.getByLabelText('密码'), 'shuyuan123')
  await user.click(submitButton())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'open' }))
  expect(mobile().value).toBe('')
})

test('offers the third parties of the site; QQ navigates to the URL of the backend', async () => {
  const navigate = vi.fn()
  const { user, unmount } = await renderAuth({
    site: { qq: true, wechat: true },
    navigate,
    opens: (open) => open('login'),
  })
  await user.click(screen.getByRole('button', { name: 'QQ登录' }))
  expect(navigate).toHaveBeenCalledWith('https://login.example/qq')
  await user.click(screen.getByRole('button', { name: '微信登录' }))
  expect(screen.getByRole('dialog', { name: '微信扫码登录' })).toBeTruthy()
  unmount()

  await renderAuth({ site: { qq: true }, opens: (open) => open('login') })
  expect(screen.queryByRole('button', { name: 'QQ登录' })).toBeNull()
  expect(screen.queryByRole('button', { name: '微信登录' })).toBeNull()
})

test('shows the site name above the title, and the dialog keeps its accessible name', async () => {
  await renderAuth({ site: { name: '书院' }, opens: (open) => open('login') })
  const dialog = screen.getByRole('dialog', { name: '登录' })
  expect(within(dialog).getByRole('heading').textContent).toBe('书院登录')
})

test('fields have autocomplete and input mode', async () => {
  const { user } = await renderAuth({ opens: (open) => open('login') })
  expect(screen.getByLabelText('手机号').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('密码').getAttribute('autocomplete')).toBe('current-password')
  await user.click(screen.getByRole('tab', { name: '短信登录' }))
  const code = await screen.findByLabelText('手机验证码')
  expect(code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(code.getAttribute('inputmode')).toBe('numeric')
})
