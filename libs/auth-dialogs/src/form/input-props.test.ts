// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { zhCn } from '../locales/zh-cn'
import type { AuthAction } from '../port/auth-event'
import { emptyFieldValues } from './auth-field'
import { bindFields } from './input-props'

function bind(action: AuthAction) {
  const set = vi.fn()
  const fields = bindFields({
    id: 'f',
    action,
    messages: zhCn,
    values: { ...emptyFieldValues, agreed: 'on' },
    errors: { agreed: '请同意' },
    set,
  })
  return { ...fields, set }
}

test.each([
  ['password-login', 'username', 'current-password', '密码'],
  ['register', 'username', 'new-password', '密码'],
  ['reset-password', 'tel', 'new-password', '新密码'],
  ['change-password', 'tel', 'new-password', '新密码'],
] as const)('%s: what password managers look for', (action, mobile, password, label) => {
  const { inputProps, labelProps } = bind(action)
  expect(inputProps('mobile').autoComplete).toBe(mobile)
  expect(inputProps('password').autoComplete).toBe(password)
  expect(labelProps('password')).toEqual({ htmlFor: 'f-password', children: label })
})

test('consent is a checkbox', () => {
  const { inputProps, labelProps, errorProps, set } = bind('register')
  const { onChange, ...attributes } = inputProps('agreed')
  expect(attributes).toEqual({
    id: 'f-agreed',
    name: 'agreed',
    type: 'checkbox',
    autoComplete: 'off',
    checked: true,
    required: true,
    'aria-invalid': true,
    'aria-describedby': 'f-agreed-error',
  })
  expect(labelProps('agreed').children).toBe('我已阅读并同意《用户协议》和《隐私政策》')
  expect(errorProps('agreed')).toEqual({ id: 'f-agreed-error', children: '请同意' })
  // The handler reads only the target.
  Reflect.apply(onChange, null, [{ target: { checked: false } }])
  expect(set).toHaveBeenCalledWith('agreed', '')
})
