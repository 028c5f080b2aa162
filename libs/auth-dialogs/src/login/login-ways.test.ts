// @vitest-environment node
import { expect, test } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { loginWays } from './login-ways'

const full = createFakeBackend()
const navigate = () => undefined

test('by default the tabs, and the third parties that the site names', () => {
  expect(loginWays({}, full)).toEqual(['password', 'sms'])
  const site = { qq: true, wechat: true }
  expect(loginWays({ site, navigate }, full)).toEqual(['password', 'sms', 'wechat', 'qq'])
  expect(loginWays({ site }, full)).toEqual(['password', 'sms', 'wechat'])
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
  expect(loginWays({ methods, navigate }, { ...full, [name]: undefined })).toEqual(ways)
})
