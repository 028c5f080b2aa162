import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthVeto } from '../port/auth-veto'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'

function submitButton() {
  return screen.getByRole('button', { name: '立即登录' })
}

function setup() {
  let decide: (veto?: AuthVeto) => void = () => undefined
  let fail: (reason: unknown) => void = () => undefined
  const signals: AbortSignal[] = []
  const beforeSubmit = vi.fn((_: object, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<AuthVeto | void>((resolve, reject) => {
      decide = resolve
      fail = reject
    })
  })
  const loginWithPassword = vi.fn(createFakeBackend().loginWithPassword)
  const onEvent = vi.fn()
  return {
    beforeSubmit,
    loginWithPassword,
    onEvent,
    signals,
    decide: (veto?: AuthVeto) => act(async () => decide(veto)),
    fail: (reason: unknown) => act(async () => fail(reason)),
    async open() {
      const backend = createFakeBackend({ loginWithPassword })
      await renderAuth({ backend, beforeSubmit, onEvent, opens: (open) => open('login') })
      fill({ 手机号: ' 13800000001 ', 密码: 'shuyuan123' })
      fireEvent.click(submitButton())
    },
  }
}

test('sends nothing before beforeSubmit resolves, and nothing twice', async () => {
  const { open, beforeSubmit, loginWithPassword, decide } = setup()
  await open()
  expect(submitButton().getAttribute('aria-busy')).toBe('true')
  fireEvent.click(submitButton())
  fireEvent.submit(screen.getByLabelText('密码'))
  expect(beforeSubmit).toHaveBeenCalledTimes(1)
  expect(beforeSubmit).toHaveBeenCalledWith(
    { action: 'password-login', mobile: '13800000001' },
    expect.any(AbortSignal),
  )
  expect(loginWithPassword).not.toHaveBeenCalled()
  await decide()
  expect(loginWithPassword).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a veto at its field and keeps the values', async () => {
  const { open, loginWithPassword, decide, onEvent } = setup()
  await open()
  await decide({ message: '该手机号不在试用名单内', field: 'mobile' })
  const mobile = screen.getByLabelText<HTMLInputElement>('手机号')
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  const described = mobile.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('该手机号不在试用名单内')
  expect(document.activeElement).toBe(mobile)
  expect(mobile.value).toBe('13800000001')
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('shuyuan123')
  expect(loginWithPassword).not.toHaveBeenCalled()
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'vetoed', action: 'password-login' })
})

test('shows a veto without a field of this form for the whole form', async () => {
  const { open, decide } = setup()
  await open()
  await decide({ message: '请先完成安全验证', field: 'captcha' })
  expect(screen.getByRole('alert').textContent).toBe('请先完成安全验证')
})

test('a silent veto shows nothing and allows a retry', async () => {
  const { open, decide, beforeSubmit } = setup()
  await open()
  await decide(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(submitButton().getAttribute('aria-busy')).toBeNull()
  fireEvent.click(submitButton())
  expect(beforeSubmit).toHaveBeenCalledTimes(2)
})

test('closing aborts beforeSubmit, and a late result sends nothing', async () => {
  const { open, decide, signals, loginWithPassword, onEvent } = setup()
  await open()
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(signals[0]?.aborted).toBe(true)
  await decide()
  expect(loginWithPassword).not.toHaveBeenCalled()
  expect(onEvent).toHaveBeenLastCalledWith({ type: 'dialog-closed', dialog: 'login' })
})

test('an error of beforeSubmit fails the submission', async () => {
  const { open, fail, loginWithPassword, onEvent } = setup()
  await open()
  await fail(fakeFailure('风控服务繁忙', null, 'server'))
  expect(screen.getByRole('alert').textContent).toBe('风控服务繁忙')
  expect(loginWithPassword).not.toHaveBeenCalled()
  expect(onEvent).toHaveBeenLastCalledWith({
    type: 'failed',
    action: 'password-login',
    kind: 'server',
    code: null,
  })
})

test('reports a bug of the host and does not show its message', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const { open, fail } = setup()
  await open()
  const fault = new TypeError('x is not a function')
  await fail(fault)
  expect(screen.getByRole('alert').textContent).toBe('操作失败，稍后再试')
  expect(report).toHaveBeenCalledWith(fault)
  vi.unstubAllGlobals()
})

test('consent and QQ login call beforeSubmit too', async () => {
  const agreeToAgreements = vi.fn(async () => undefined)
  const navigate = vi.fn()
  const beforeSubmit = vi.fn(() => ({ message: '维护中，请稍后' }))
  const consent = await renderAuth({
    backend: createFakeBackend({ agreeToAgreements }),
    beforeSubmit,
    opens: (open) => open('agreement', { documents: ['user'] }),
  })
  fireEvent.click(screen.getByRole('button', { name: '同意' }))
  expect((await screen.findByRole('alert')).textContent).toBe('维护中，请稍后')
  expect(agreeToAgreements).not.toHaveBeenCalled()
  consent.unmount()

  await renderAuth({
    site: { qq: true },
    navigate,
    beforeSubmit,
    opens: (open) => open('login'),
  })
  fireEvent.click(screen.getByRole('button', { name: 'QQ登录' }))
  expect((await screen.findByRole('alert')).textContent).toBe('维护中，请稍后')
  expect(navigate).not.toHaveBeenCalled()
  expect(beforeSubmit.mock.calls.map(([submission]: unknown[]) => submission)).toEqual([
    { action: 'agree' },
    { action: 'qq-login' },
  ])
})
