// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { fakeAccountBackend } from '../account/account.fixture'
import * as account from '../account/index'
import * as library from '../index'
import { zhCn } from '../locales/zh-cn'
import { createFakeBackend } from '../testing/create-fake-backend'
import { readme } from '../testing/readme-sample.fixture'

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

function appWith(content: ReactElement): ReactElement {
  return (
    <library.AuthProvider
      backend={createFakeBackend()}
      locale={zhCn}
      site={{ wechat: true, qq: true, userProtocolUrl: '/user', privacyProtocolUrl: '/privacy' }}
      navigate={ignore}
      onSignedIn={ignore}
    >
      {content}
      <library.AuthDialogs />
    </library.AuthProvider>
  )
}

const htmlOf = (content: ReactElement) => renderToString(appWith(content))

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

test('every variable in the samples of the README changes the login dialog', () => {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(appWith(<library.LoginPanel />)))
  const samples = [...readme.matchAll(/```css\n([^]*?)```/g)].map(([, css]) => css).join('')
  const names = samples.match(/--sy-[\w-]+/g) ?? []
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !sheet.getStyleTags().includes(`var(${name},`))).toEqual([])
})
