import { axeViolations } from '@shuyuan/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, Fragment, type ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { zhCn } from '../locales/zh-cn'
import type { AuthBackend } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { runSample } from '../testing/readme-sample.fixture'
import * as headless from './index'

/** Renders the README's sample with its own markup. */
async function openLogin(backend: AuthBackend = createFakeBackend()) {
  const log = vi.fn()
  const complaints = vi.spyOn(console, 'error')
  const scope = { ...headless, zhCn, createElement, Fragment, console: { log } }
  const OwnLogin: ComponentType<{ backend: AuthBackend }> = await runSample('OwnLogin', scope)
  const user = userEvent.setup()
  const { container } = render(<OwnLogin backend={backend} />)
  await user.click(screen.getByRole('button', { name: '登录' }))
  return { user, log, complaints, container }
}

/** Returns the attributes of a field. */
function attributes(label: string) {
  const { attributes } = screen.getByLabelText(label)
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
}

test('signs in with fields that browsers and password managers know', async () => {
  const { user, log, complaints, container } = await openLogin()
  expect(attributes('手机号')).toEqual({
    id: expect.any(String),
    name: 'mobile',
    type: 'tel',
    inputmode: 'tel',
    autocomplete: 'username',
    required: '',
    value: '',
    'aria-invalid': 'false',
  })
  expect(attributes('密码')).toEqual({
    id: expect.any(String),
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    required: '',
    'aria-invalid': 'false',
  })
  expect(await axeViolations(container)).toEqual([])
  await user.type(screen.getByLabelText('手机号'), '13800000001')
  await user.type(screen.getByLabelText('密码'), 'shuyuan123{Enter}')
  await waitFor(() => expect(log).toHaveBeenCalledWith('fake-token'))
  // React logs an error for invalid DOM attributes.
  expect(complaints).not.toHaveBeenCalled()
})

test('shows an error at its field and focuses it', async () => {
  const { user } = await openLogin(
    createFakeBackend({
      loginWithPassword: () => Promise.reject(fakeFailure('手机号或密码错误', 'credentials-wrong')),
    }),
  )
  await user.click(screen.getByRole('button', { name: '立即登录' }))
  const mobile = screen.getByLabelText('手机号')
  expect(document.activeElement).toBe(mobile)
  expect(mobile.getAttribute('aria-invalid')).toBe('true')
  const describedBy = mobile.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('请输入手机号!')
  await user.type(mobile, '13800000001')
  await user.type(screen.getByLabelText('密码'), 'x{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('手机号或密码错误')
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
})

test('signs in with an SMS code, with a captcha or without', async () => {
  const { user, log } = await openLogin()
  await user.click(screen.getByRole('button', { name: '短信登录' }))
  await user.type(screen.getByLabelText('手机号'), '13800000001')
  await screen.findByRole('img', { name: '换一张' })
  await user.type(screen.getByLabelText('图形验证码'), '7kqm')
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(await screen.findByRole('button', { name: '120 秒' })).toHaveProperty('disabled', true)
  expect(attributes('手机验证码')).toMatchObject({
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
  })
  await user.type(screen.getByLabelText('手机验证码'), '０１２ 345')
  expect(screen.getByLabelText('手机验证码')).toHaveProperty('value', '012345')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(log).toHaveBeenCalledWith('fake-token'))
})

test('renders no captcha field without a captcha', async () => {
  const { user } = await openLogin(createFakeBackend({ fetchCaptchaImage: undefined }))
  await user.click(screen.getByRole('button', { name: '短信登录' }))
  expect(screen.queryByLabelText('图形验证码')).toBeNull()
  expect(screen.getByLabelText('手机验证码')).toBeTruthy()
})
