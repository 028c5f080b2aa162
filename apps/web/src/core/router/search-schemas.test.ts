import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import {
  courseListInput,
  courseListSearch,
  errorSearch,
  memberSearch,
  pageSearch,
  searchSearch,
} from './search-schemas'

it('reads the filters of the course list', () => {
  const search = v.parse(courseListSearch, {
    cid: '3',
    child: '12',
    scene: 'free',
    page: '2',
    other: 'x',
  })
  expect(search).toEqual({ cid: 3, child: 12, scene: 'free', page: 2 })
  expect(courseListInput(search)).toEqual({ page: 2, categoryId: 12, scene: 'free' })
  expect(courseListInput({ cid: 3 })).toEqual({ page: 1, categoryId: 3, scene: '' })
})

it.each(['0', '-1', '1.5', 'two', '', ' 1', '1e3', '9999999999999', ['1'], { toString: false }])(
  'ignores %j as a page number',
  (page) => {
    expect(v.parse(pageSearch, { page }).page).toBeUndefined()
  },
)

it('distinguishes the message of a failed sign-in from others', () => {
  expect(v.parse(errorSearch, { login_err_msg: '授权失败' })).toMatchObject({
    login_err_msg: '授权失败',
  })
  expect(v.parse(errorSearch, { msg: 'x' })).toMatchObject({ msg: 'x' })
})

it('truncates text from the URL without splitting characters', () => {
  const long = '😀'.repeat(100_000)
  expect(v.parse(searchSearch, { keywords: long }).keywords).toBe('😀'.repeat(100))
  const shown = `${'😀'.repeat(200)}…`
  expect(v.parse(errorSearch, { msg: long, login_err_msg: long })).toEqual({
    msg: shown,
    login_err_msg: shown,
  })
  expect(v.parse(memberSearch, { login_err_msg: long }).login_err_msg).toBe(shown)
})

it('keeps short text unchanged', () => {
  const words = '字'.repeat(200)
  expect(v.parse(errorSearch, { msg: words }).msg).toBe(words)
})

// cspell:ignore ｐｙｔｈｏｎ
it.each([
  [' C++ ', 'C++'],
  ['函数\u200b', '函数'],
  ['ｐｙｔｈｏｎ　函数', 'python 函数'],
  ['\u200b', ''],
])('reads the keywords %j as %j', (typed, keywords) => {
  expect(v.parse(searchSearch, { keywords: typed }).keywords).toBe(keywords)
})

it('never throws, whatever the URL contains', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('keywords', 'type', 'page', 'cid', 'scene'), fc.anything()),
      (raw) => {
        v.parse(searchSearch, raw)
        v.parse(courseListSearch, raw)
      },
    ),
  )
})
