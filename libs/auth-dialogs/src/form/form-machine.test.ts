// @vitest-environment node
import { expect, test } from 'vitest'
import { formReducer, initialFormState } from './form-machine'

test('typing clears the error of that field only', () => {
  const rejected = formReducer(initialFormState(), {
    type: 'rejected',
    errors: { mobile: '请输入手机号!', password: '请输入密码!' },
    first: 'mobile',
  })
  expect(rejected.focus).toEqual({ field: 'mobile' })
  const typed = formReducer(rejected, { type: 'changed', field: 'mobile', value: '1' })
  expect(typed.values.mobile).toBe('1')
  expect(typed.errors.mobile).toBeUndefined()
  expect(typed.errors.password).toBe('请输入密码!')
})

test('a refusal keeps the values, shows and announces the error at the field, and focuses it', () => {
  const submitted = formReducer(initialFormState({ mobile: '138' }), { type: 'submitted' })
  expect(submitted.status).toBe('submitting')
  const refused = formReducer(submitted, { type: 'refused', message: '错误', field: 'mobile' })
  expect(refused).toMatchObject({
    status: 'editing',
    errors: { mobile: '错误' },
    failure: null,
    announcement: '错误',
    focus: { field: 'mobile' },
    values: { mobile: '138' },
  })
})

test('shows a refusal without a field for the whole form', () => {
  const refused = formReducer(initialFormState(), { type: 'refused', message: '错误' })
  expect(refused).toMatchObject({ errors: {}, failure: '错误', announcement: null, focus: null })
})

test('does not announce an error again that was announced elsewhere, but shows it at its field', () => {
  const whole = formReducer(initialFormState(), { type: 'refused', message: '错误', quiet: true })
  expect(whole).toMatchObject({ failure: null, announcement: null })
  const field = formReducer(initialFormState(), {
    type: 'refused',
    message: '错误',
    field: 'mobile',
    quiet: true,
  })
  expect(field).toMatchObject({ errors: { mobile: '错误' }, announcement: null })
})

test('a report does not end a running submission', () => {
  const submitted = formReducer(initialFormState(), { type: 'submitted' })
  const reported = formReducer(submitted, { type: 'reported', message: '图形验证码错误' })
  expect(reported).toMatchObject({ status: 'submitting', failure: '图形验证码错误' })
})

test('submitting clears the previous failure', () => {
  const refused = formReducer(initialFormState(), { type: 'refused', message: '错误' })
  expect(formReducer(refused, { type: 'submitted' }).failure).toBeNull()
})
