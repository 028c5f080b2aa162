// @vitest-environment node
import { expect, test } from 'vitest'
import { captchaReducer, initialCaptchaState } from './captcha-machine'

const captcha = { key: 'k', image: 'data:,' }

test('an accepted image stays but cannot be used again', () => {
  const ready = captchaReducer(initialCaptchaState, { type: 'received', captcha, at: 7 })
  expect(ready).toEqual({ status: 'ready', captcha, obtainedAt: 7 })
  expect(captchaReducer(ready, { type: 'accepted' })).toEqual({ status: 'spent', captcha })
})

test('acceptance without a ready image changes nothing', () => {
  expect(captchaReducer(initialCaptchaState, { type: 'accepted' })).toBe(initialCaptchaState)
})

test('a new request follows a failed one', () => {
  const failed = captchaReducer(initialCaptchaState, { type: 'request-failed' })
  expect(failed).toEqual({ status: 'failed' })
  expect(captchaReducer(failed, { type: 'requested' })).toEqual({ status: 'loading' })
})
