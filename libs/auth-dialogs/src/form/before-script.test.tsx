import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LoginPanel } from '../login/login-panel'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { zhCn } from '../locales/zh-cn'
import { AuthProvider } from '../provider/auth-provider'
import { createFakeBackend } from '../testing/create-fake-backend'

afterEach(() => {
  document.body.innerHTML = ''
})

test('a server-rendered panel submits nothing before hydration', () => {
  const submitted = vi.fn((event: Event) => event.preventDefault())
  document.body.innerHTML = renderToString(
    <AuthProvider backend={createFakeBackend()} locale={zhCn} onSignedIn={() => undefined}>
      <LoginPanel tab="password" />
      <BindMobileForm />
    </AuthProvider>,
  )
  document.addEventListener('submit', submitted)
  for (const form of document.forms) {
    // Outside of a <dialog>, browsers ignore the submission of such a form.
    expect(form.getAttribute('method')).toBe('dialog')
    for (const button of form.querySelectorAll<HTMLButtonElement>('[type=submit]')) button.click()
  }
  const mobile = screen.getAllByLabelText('手机号')[0]
  if (mobile) fireEvent.keyDown(mobile, { key: 'Enter' })
  document.removeEventListener('submit', submitted)
  expect(document.forms).toHaveLength(2)
  expect(submitted).not.toHaveBeenCalled()
})
