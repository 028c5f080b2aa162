// @vitest-environment node
import { expect, test } from 'vitest'
import { emptyFieldValues } from './auth-field'
import { findErrors, required } from './field-rules'

const rules = { mobile: required('mobile', 'M'), password: required('password', 'P') }

test('returns the first invalid field in reading order', () => {
  expect(findErrors(['mobile', 'password'], rules, emptyFieldValues)).toEqual({
    errors: { mobile: 'M', password: 'P' },
    first: 'mobile',
  })
  expect(
    findErrors(['mobile', 'password'], rules, { ...emptyFieldValues, mobile: '1' })?.first,
  ).toBe('password')
})

test('white space is not a value', () => {
  const values = { ...emptyFieldValues, mobile: ' ', password: 'x' }
  expect(findErrors(['mobile', 'password'], rules, values)?.errors).toEqual({ mobile: 'M' })
})

test('returns null for valid values', () => {
  const values = { ...emptyFieldValues, mobile: '1', password: 'x' }
  expect(findErrors(['mobile', 'password'], rules, values)).toBeNull()
})
