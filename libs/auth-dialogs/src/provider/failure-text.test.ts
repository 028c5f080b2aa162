import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { failureText } from './failure-text'

const refused = {
  kind: 'business',
  code: 'credentials-wrong',
  message: '手机号或密码错误',
} as const

test('keeps the server’s message in Chinese', () => {
  expect(failureText(refused, zhCn)).toBe('手机号或密码错误')
})

test('another locale translates known codes and shows the server’s message for the rest', () => {
  expect(failureText(refused, en)).toBe('Mobile number or password is wrong.')
  expect(failureText({ ...refused, code: 'E-7', message: '账号已被锁定' }, en)).toBe('账号已被锁定')
})

test.each([
  ['offline', 'offline'],
  ['timeout', 'timeout'],
  ['rate-limited', 'rateLimited'],
  ['server', 'serverFailure'],
  ['malformed', 'serverFailure'],
  ['unauthorized', 'unauthorized'],
] as const)('a failure of kind %s without a message has the text %s', (kind, text) => {
  for (const locale of [zhCn, en])
    expect(failureText({ kind, message: '' }, locale)).toBe(locale[text])
})

test.each([
  [29.2, zhCn, '操作太频繁，30 秒后再试'],
  [300, zhCn, '操作太频繁，5 分钟后再试'],
  [30, en, 'Too many attempts. Please try again in 30 s.'],
  [301, en, 'Too many attempts. Please try again in 6 min.'],
])('a refusal for %d s says how long to wait', (retryAfter, locale, sentence) => {
  expect(failureText({ kind: 'rate-limited', message: '', retryAfter }, locale)).toBe(sentence)
})

test.each([
  [30, '今日次数过多', zhCn, '今日次数过多（30 秒后可重试）'],
  [30, 'Too many today.', en, 'Too many today. (try again in 30 s)'],
  [30, '请 30 秒后再试', zhCn, '请 30 秒后再试'],
  [3, '13 次后锁定', zhCn, '13 次后锁定（3 秒后可重试）'],
  [30, '错误 300', zhCn, '错误 300（30 秒后可重试）'],
  [30, 'Wait 30. Then retry.', en, 'Wait 30. Then retry.'],
  [120, '', zhCn, '操作太频繁，2 分钟后再试（120 秒后可重试）'],
])(
  'adds the %d s that a button counts to "%s" unless it has them',
  (wait, message, locale, text) => {
    const error = { kind: 'rate-limited', message, retryAfter: wait } as const
    expect(failureText(error, locale, wait)).toBe(text)
  },
)

test.each([
  ['given up', { kind: 'aborted', message: '' }],
  ['a repeated binding', { kind: 'business', code: 'already-bound', message: '请勿重复绑定' }],
] as const)('returns no message for an error that was %s', (_, error) => {
  expect(failureText(error, zhCn)).toBeNull()
})
