import { expect, it } from 'vitest'
import { createDrafts } from './drafts'

it('keeps a text across reloads, in this tab only', () => {
  createDrafts().set('course/4', '讲得很清楚')
  expect(createDrafts().get('course/4')).toBe('讲得很清楚')
  expect(createDrafts().get('course/5')).toBe('')
  expect(localStorage.length).toBe(0)
})

it('removes a text that was emptied, and all texts on sign-out', () => {
  const drafts = createDrafts()
  drafts.set('a', '1')
  drafts.set('b', '2')
  drafts.set('a', '')
  expect(drafts.get('a')).toBe('')
  expect(drafts.get('b')).toBe('2')
  drafts.clear()
  expect(drafts.get('b')).toBe('')
})

it('keeps the texts of the same learner and removes those of another', () => {
  const drafts = createDrafts()
  drafts.set('a', 'begun before the account was known')
  drafts.claim(1)
  expect(drafts.get('a')).toBe('begun before the account was known')
  expect(createDrafts().claim(1)).toBe(false)
  expect(drafts.get('a')).not.toBe('')
  expect(createDrafts().claim(2)).toBe(true)
  expect(drafts.get('a')).toBe('')
})

it('separates keys from the owner, and ignores foreign content', () => {
  sessionStorage.setItem('shuyuan-drafts', '{"/a":7,"/b":"text"}')
  const drafts = createDrafts()
  drafts.set('', 'x')
  expect(drafts.get('a')).toBe('')
  expect(drafts.get('b')).toBe('text')
  sessionStorage.setItem('shuyuan-drafts', 'no JSON')
  expect(drafts.get('b')).toBe('')
})
