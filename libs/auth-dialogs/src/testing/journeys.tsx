import { fireEvent, screen } from '@testing-library/react'
import type { AuthEvent } from '../port/auth-event'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { useCodeLogin } from '../code-login/use-code-login'
import type { AuthHarnessProps } from './auth-harness'
import { fill, pass } from './render-auth'
import { backend, confirmScan, press, proveMobile, soon } from './journey-steps'
import { mobile, secrets } from './secrets'

/** A complete flow with the events it emits. Requires a fake clock. */
export interface Journey {
  name: string
  harness: AuthHarnessProps
  run(): Promise<void>
  events: AuthEvent[]
}

function Callback() {
  return <p>{useCodeLogin(secrets.loginCode).status}</p>
}

export const journeys: readonly Journey[] = [
  {
    name: 'password login',
    harness: { backend, opens: (open) => open('login') },
    async run() {
      fill({ 手机号: mobile, 密码: secrets.password })
      await press('立即登录')
    },
    events: [
      { type: 'dialog-opened', dialog: 'login' },
      { type: 'submitted', action: 'password-login' },
      { type: 'signed-in', via: 'password' },
      { type: 'dialog-closed', dialog: 'login' },
    ],
  },
  {
    name: 'SMS login',
    harness: { backend, opens: (open) => open('login', { tab: 'sms' }) },
    async run() {
      await proveMobile()
      await press('立即登录')
    },
    events: [
      { type: 'dialog-opened', dialog: 'login' },
      { type: 'captcha-shown', scene: 'login' },
      { type: 'sms-sent', scene: 'login' },
      { type: 'submitted', action: 'sms-login' },
      { type: 'signed-in', via: 'sms' },
      { type: 'dialog-closed', dialog: 'login' },
    ],
  },
  {
    name: 'registration',
    harness: { backend, opens: (open) => open('register') },
    async run() {
      await proveMobile()
      fill({ 密码: secrets.password })
      fireEvent.click(screen.getByRole('checkbox', { name: /同意/ }))
      await press('立即注册')
      await press('关闭')
    },
    events: [
      { type: 'dialog-opened', dialog: 'register' },
      { type: 'captcha-shown', scene: 'register' },
      { type: 'sms-sent', scene: 'register' },
      { type: 'submitted', action: 'register' },
      { type: 'registered' },
      { type: 'dialog-closed', dialog: 'register' },
      { type: 'dialog-opened', dialog: 'login' },
      { type: 'dialog-closed', dialog: 'login' },
    ],
  },
  {
    name: 'password reset',
    harness: { backend, opens: (open) => open('reset') },
    async run() {
      await proveMobile()
      fill({ 新密码: secrets.password })
      await press('重置密码')
    },
    events: [
      { type: 'dialog-opened', dialog: 'reset' },
      { type: 'captcha-shown', scene: 'login' },
      { type: 'sms-sent', scene: 'login' },
      { type: 'submitted', action: 'reset-password' },
      { type: 'password-reset' },
      { type: 'dialog-closed', dialog: 'reset' },
    ],
  },
  {
    name: 'scan login',
    harness: { backend, opens: (open) => open('scan') },
    run: confirmScan,
    events: [
      { type: 'dialog-opened', dialog: 'scan' },
      { type: 'scan-changed', status: 'loading' },
      { type: 'scan-changed', status: 'ready' },
      { type: 'scan-changed', status: 'settling' },
      { type: 'signed-in', via: 'scan' },
      { type: 'dialog-closed', dialog: 'scan' },
    ],
  },
  {
    name: 'scan login that needs a mobile',
    harness: {
      backend: {
        ...backend,
        async exchangeLoginCode() {
          await soon()
          return { kind: 'bind-mobile', code: secrets.loginCode }
        },
      },
      opens: (open) => open('scan'),
    },
    async run() {
      await confirmScan()
      await proveMobile()
      await press('立即绑定')
    },
    events: [
      { type: 'dialog-opened', dialog: 'scan' },
      { type: 'scan-changed', status: 'loading' },
      { type: 'scan-changed', status: 'ready' },
      { type: 'scan-changed', status: 'settling' },
      { type: 'scan-changed', status: 'needs-binding' },
      { type: 'dialog-closed', dialog: 'scan' },
      { type: 'dialog-opened', dialog: 'bind-mobile' },
      { type: 'captcha-shown', scene: 'login' },
      { type: 'sms-sent', scene: 'login' },
      { type: 'submitted', action: 'bind-mobile' },
      { type: 'mobile-bound' },
      { type: 'signed-in', via: 'bind' },
      { type: 'dialog-closed', dialog: 'bind-mobile' },
    ],
  },
  {
    name: 'return from a third-party login',
    harness: { backend, children: <Callback /> },
    run: () => pass(100),
    events: [{ type: 'signed-in', via: 'code' }],
  },
  {
    name: 'binding on a page',
    harness: { backend, children: <BindMobileForm /> },
    async run() {
      await proveMobile()
      await press('立即绑定')
    },
    events: [
      { type: 'captcha-shown', scene: 'mobile_bind' },
      { type: 'sms-sent', scene: 'mobile_bind' },
      { type: 'submitted', action: 'bind-mobile' },
      { type: 'mobile-bound' },
    ],
  },
  {
    name: 'QQ login',
    harness: {
      backend,
      site: { qq: true },
      navigate: () => undefined,
      opens: (open) => open('login'),
    },
    async run() {
      fill({ 手机号: mobile, 密码: secrets.password })
      await press('QQ登录')
      await press('关闭')
    },
    events: [
      { type: 'dialog-opened', dialog: 'login' },
      { type: 'submitted', action: 'qq-login' },
      { type: 'dialog-closed', dialog: 'login' },
    ],
  },
  {
    name: 'consent',
    harness: { backend, opens: (open) => open('agreement', { documents: ['user'] }) },
    run: () => press('同意'),
    events: [
      { type: 'dialog-opened', dialog: 'agreement' },
      { type: 'submitted', action: 'agree' },
      { type: 'agreed' },
      { type: 'dialog-closed', dialog: 'agreement' },
    ],
  },
  {
    name: 'refused consent',
    harness: { backend, opens: (open) => open('agreement', { documents: ['user'] }) },
    run: () => press('不同意'),
    events: [
      { type: 'dialog-opened', dialog: 'agreement' },
      { type: 'agreement-refused' },
      { type: 'dialog-closed', dialog: 'agreement' },
    ],
  },
]
