import {
  AuthProvider,
  BindMobileForm,
  LoginPanel,
  RegisterForm,
  ResetPasswordForm,
} from '@shuyuan/auth-dialogs'
import { ChangeMobileForm, ChangePasswordForm } from '@shuyuan/auth-dialogs/account'
import type { AccountBackend } from '@shuyuan/auth-dialogs/port'
import { zhCn } from '@shuyuan/auth-dialogs/locales/zh-cn'
import { createFakeBackend } from '@shuyuan/auth-dialogs/testing'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

declare global {
  interface Window {
    /** Hydrates the page. */
    hydrate: () => Promise<void>
  }
}

const { fetchCaptchaImage: _, ...backend } = createFakeBackend()

const account: AccountBackend = {
  verifyMobile: async () => ({ sign: 'a-sign' }),
  changeMobile: async () => undefined,
  changePassword: async () => undefined,
  startScanBind: async () => ({ url: 'https://login.example', key: 'a-key', expiresAt: 0 }),
  fetchScanCode: async () => ({ code: null }),
  bindSocialite: async () => undefined,
}

const own = { backend: account, mobile: '13800138000', onChanged: () => undefined }

const forms: Record<string, ReactElement> = {
  password: <LoginPanel tab="password" />,
  sms: <LoginPanel tab="sms" />,
  register: <RegisterForm />,
  reset: <ResetPasswordForm />,
  bind: <BindMobileForm />,
  'change-mobile': <ChangeMobileForm {...own} />,
  'change-password': <ChangePasswordForm {...own} />,
}

/** Shows a server-rendered form. `window.hydrate()` hydrates it. */
export function showLate(root: Element): void {
  const form = forms[new URLSearchParams(location.search).get('form') ?? '']
  const app = (onHydrated: () => void) => (
    <AuthProvider backend={backend} locale={zhCn} onSignedIn={(token) => console.log(token)}>
      {form}
      <span ref={() => onHydrated()} />
    </AuthProvider>
  )
  // eslint-disable-next-line workspace/raw-html -- the HTML of a server, from React
  root.innerHTML = renderToString(app(() => undefined))
  window.hydrate = () => new Promise((resolve) => hydrateRoot(root, app(resolve)))
}
