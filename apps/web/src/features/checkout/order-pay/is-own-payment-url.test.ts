import { expect, it } from 'vitest'
import { isOwnPaymentUrl } from './found-payment'

const servers = ['https://api.school.example', 'https://school.example/api', '/api', '']

it.each(['https://api.school.example/payment/index?sign=1', 'https://school.example/pay'])(
  'accepts %s',
  (url) => {
    expect(isOwnPaymentUrl(url, servers)).toBe(true)
  },
)

it.each([
  '',
  '/payment/index?sign=1',
  '//api.school.example/1',
  'http://api.school.example/1',
  'https://api.school.example.evil.example/1',
  'https://api.school.example@evil.example/1',
  'https://evil.example/?https://api.school.example',
  'javascript:alert(1)',
  'weixin://pay',
])('rejects %s', (url) => {
  expect(isOwnPaymentUrl(url, servers)).toBe(false)
})
