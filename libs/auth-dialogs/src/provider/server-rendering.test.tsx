// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeAccountBackend } from '../account/account.fixture'
import * as account from '../account/index'
import * as library from '../index'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'

const ignore = () => undefined
const own = { backend: fakeAccountBackend(), mobile: '13800138000' }

const panels: Record<string, ReactElement> = {
  password: <library.LoginPanel tab="password" />,
  sms: <library.LoginPanel tab="sms" />,
  register: <library.RegisterForm />,
  reset: <library.ResetPasswordForm />,
  scan: <library.ScanLoginPanel />,
  bind: <library.BindMobileForm />,
  agreement: <library.AgreementPanel documents={['user', 'privacy']} />,
  'face check': <library.FaceCheckPanel onPassed={ignore} />,
  'change mobile': <account.ChangeMobileForm {...own} onChanged={ignore} />,
  'change password': <account.ChangePasswordForm {...own} onChanged={ignore} />,
  'prove mobile': <account.ProveMobileForm {...own} onProven={ignore} />,
  'scan to bind': <account.ScanBindPanel {...own} onBound={ignore} />,
}

function htmlOf(content: ReactElement): string {
  return renderToString(
    <library.AuthProvider
      backend={createFakeBackend()}
      locale={zhCn}
      site={{ wechat: true, qq: true, userProtocolUrl: '/user', privacyProtocolUrl: '/privacy' }}
      navigate={ignore}
      onSignedIn={ignore}
    >
      {content}
      <library.AuthDialogs />
    </library.AuthProvider>,
  )
}

test('imports and renders without a window', () => {
  expect(typeof window).toBe('undefined')
  expect(htmlOf(<library.LoginPanel tab="sms" />)).toContain('手机验证码')
  expect(htmlOf(<library.BindMobileForm />)).toContain('立即绑定')
})

// A Content-Security-Policy without `style-src-attr` blocks them.
test.each(Object.entries(panels))('the HTML has no style attributes: %s', (_name, panel) => {
  const html = htmlOf(panel)
  expect(html).toContain('data-auth-part')
  expect(html).not.toContain(' style=')
})
