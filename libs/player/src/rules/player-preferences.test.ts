import { expect, test } from 'vitest'
import { completePreferences, defaultPreferences } from './player-preferences'

test.each([undefined, null, {}, { volume: NaN, quality: null }])(
  '%j is as if nothing had been chosen',
  (given) => {
    expect(completePreferences(given)).toEqual(defaultPreferences)
  },
)

test('valid values are kept, and numbers are limited to their range', () => {
  expect(completePreferences({ volume: 7, rate: 0, quality: '高清', showsCaptions: true })).toEqual(
    {
      ...defaultPreferences,
      volume: 1,
      rate: 0.5,
      quality: '高清',
      showsCaptions: true,
    },
  )
})

test('values of another type are ignored', () => {
  const stored = '{"volume":"0.5","isMuted":1,"rate":null,"quality":3,"usesShortcuts":"no"}'
  expect(completePreferences(JSON.parse(stored))).toEqual(defaultPreferences)
})
