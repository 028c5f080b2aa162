import { expect, it } from 'vitest'
import { checkSettings } from './check-settings'

const url = 'https://api.school.example'

const sound = {
  name: '书院学堂',
  webname: '书院学堂',
  url,
  pc_url: 'https://school.example',
  h5_url: 'https://m.school.example',
  user_protocol: `${url}/user/protocol`,
  user_private_protocol: `${url}/user/private_protocol`,
  logo: { logo: `${url}/images/logo.png` },
}

const check = (changes: object, others: [string, unknown][] = []) =>
  checkSettings({ url, answers: new Map([['getConfig', { ...sound, ...changes }], ...others]) })

it('accepts settings with everything that the site needs', () => {
  expect(check({}).map(({ result }) => result)).toEqual(['ok'])
})

it('skips settings that were not received', () => {
  expect(checkSettings({ url, answers: new Map() })).toMatchObject([{ result: 'skipped' }])
})

it.each([
  ['name', 'warning', { name: '', webname: ' ' }],
  ['logo.logo', 'warning', { logo: { logo: '' } }],
  ['logo.logo', 'warning', { logo: { logo: `${url}/` } }],
  ['url', 'failure', { url: '' }],
  ['url', 'failure', { url: 'http://api.school.example' }],
  ['pc_url', 'warning', { pc_url: '' }],
  ['user_protocol', 'failure', { user_protocol: '' }],
  ['user_private_protocol', 'failure', { user_private_protocol: '' }],
  ['h5_url', 'failure', { h5_url: 'https://school.example/h5' }],
] as const)('reports %s as a %s for %j', (subject, result, changes) => {
  expect(check(changes)).toMatchObject([{ subject, result }])
})

it.each([
  ['VIP plans', 'listVipPlans', []],
  ['search', 'search', { data: [] }],
])('warns of empty results: %s', (subject, operation, answer) => {
  expect(check({}, [[operation, answer]])).toMatchObject([{ subject, result: 'warning' }])
})
