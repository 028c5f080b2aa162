import { expect, test } from 'vitest'
import { slotComponents } from './slot-components'

const nothing = () => undefined

test('wraps only the slots of the host', () => {
  const parts = ['header', 'footer', 'agreement', 'captcha', 'social'] as const
  const all = Object.fromEntries(parts.map((part) => [part, nothing]))
  expect(Object.keys(slotComponents(all))).toEqual(parts)
  expect(Object.keys(slotComponents({ captcha: nothing }))).toEqual(['captcha'])
})
