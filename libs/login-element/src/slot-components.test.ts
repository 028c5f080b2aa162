import { expect, test } from 'vitest'
import { slotComponents } from './slot-components'

const nothing = () => undefined

test('each part that a host fills has a component, and no other', () => {
  const parts = ['header', 'footer', 'agreement', 'captcha', 'social', 'secondFactor'] as const
  const all = Object.fromEntries(parts.map((part) => [part, nothing]))
  expect(Object.keys(slotComponents(all))).toEqual(parts)
  expect(Object.keys(slotComponents({ captcha: nothing }))).toEqual(['captcha'])
})
