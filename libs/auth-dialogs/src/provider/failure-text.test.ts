import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { failureText } from './failure-text'

const refused = {
  kind: 'business',
  code: 'credentials-wrong',
  message: '手机号或密码错误',
} as const

test('in Chinese the server’s words stay', () => {
  expect(failureText(refused, zhCn)).toBe('手机号或密码错误')
})

test('a language of its own says what it knows, and the server’s words of the rest', () => {
  expect(failureText(refused, en)).toBe('Mobile number or password is wrong.')
  expect(failureText({ ...refused, code: 'E-7', message: '账号已被锁定' }, en)).toBe('账号已被锁定')
})

test('without words there is a sentence for the kind', () => {
  expect(failureText({ kind: 'offline', message: '' }, en)).toBe(en.offline)
})

test.each([
  ['given up', { kind: 'aborted', message: '' }],
  ['a repeated binding', { kind: 'business', code: 'already-bound', message: '请勿重复绑定' }],
] as const)('nothing is said of what was %s', (_, error) => {
  expect(failureText(error, zhCn)).toBeNull()
})
