// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthDialogs, AuthProvider, BindMobileForm, FaceCheckPanel, LoginPanel } from '../index'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'

test('imports and renders without a window', () => {
  expect(typeof window).toBe('undefined')
  const html = renderToString(
    <AuthProvider backend={createFakeBackend()} locale={zhCn} onSignedIn={() => undefined}>
      <LoginPanel tab="sms" />
      <BindMobileForm />
      <FaceCheckPanel onPassed={() => undefined} />
      <AuthDialogs />
    </AuthProvider>,
  )
  expect(html).toContain('手机验证码')
  expect(html).toContain('立即绑定')
})
