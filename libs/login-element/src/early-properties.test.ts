import { createFakeBackend, fakeFailure } from '@shuyuan/auth-dialogs/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { defineLoginElement } from './define-login-element'

const veto = () => ({ message: '不可以' })

test('applies properties set before the element is defined, and later changes', async () => {
  const element = document.createElement('shuyuan-login')
  const early = {
    backend: createFakeBackend(),
    messages: { mobile: '会员手机' },
    beforeSubmit: veto,
    slots: null,
  }
  Object.assign(element, early, { label: 'of the host' })
  document.body.append(element)
  defineLoginElement()
  expect(Object.keys(element)).toEqual(['label'])
  expect(element).toMatchObject(early)
  element.open('login')
  await userEvent.type(await screen.findByLabelText('会员手机'), '13800138000')
  await userEvent.type(screen.getByLabelText('密码'), 'secret-password')
  const submit = screen.getByRole('button', { name: '立即登录' })
  await userEvent.click(submit)
  expect(await screen.findByText('不可以')).toBeTruthy()
  element.beforeSubmit = null
  element.backend = createFakeBackend({
    loginWithPassword: () => Promise.reject(fakeFailure('账号已被锁定')),
  })
  await userEvent.click(submit)
  expect(await screen.findByText('账号已被锁定')).toBeTruthy()
}, 60_000)
