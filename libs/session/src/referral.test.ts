import { expect, it } from 'vitest'
import { createSession } from './session'

it('stores the msv of any URL that has one', () => {
  const session = createSession()
  expect(session.getMsv()).toBe('')
  session.captureMsv('?category=1&msv=42')
  expect(localStorage.getItem('shuyuan-msv')).toBe('42')
  session.captureMsv('?category=1')
  session.captureMsv('?msv=')
  expect(session.getMsv()).toBe('42')
  session.captureMsv('msv=43')
  expect(session.getMsv()).toBe('43')
})
