// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { supportedMethods } from './login-methods'

const full = createFakeBackend()
const navigate = () => undefined

test('defaults to the tabs and the third parties of the site', () => {
  expect(supportedMethods({}, full)).toEqual(['password', 'sms'])
  const site = { qq: true, wechat: true }
  expect(supportedMethods({ site, navigate }, full)).toEqual(['password', 'sms', 'wechat', 'qq'])
  expect(supportedMethods({ site }, full)).toEqual(['password', 'sms', 'wechat'])
})

test.each([
  ['loginWithPassword', ['sms', 'wechat', 'qq']],
  ['loginWithSms', ['password', 'wechat', 'qq']],
  ['sendSmsCode', ['password', 'wechat', 'qq']],
  ['startScanLogin', ['password', 'sms', 'qq']],
  ['fetchScanCode', ['password', 'sms', 'qq']],
  ['exchangeLoginCode', ['password', 'sms', 'qq']],
  ['qqLoginUrl', ['password', 'sms', 'wechat']],
])('without %s', (name, ways) => {
  const methods = ['password', 'sms', 'wechat', 'qq'] as const
  expect(supportedMethods({ methods, navigate }, { ...full, [name]: undefined })).toEqual(ways)
})
