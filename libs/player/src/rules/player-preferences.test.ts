import { expect, test } from 'vitest'
import { completePreferences, defaultPreferences } from './player-preferences'

test.each([undefined, null, {}, { volume: NaN, quality: null }])(
  '%j is as if nothing had been chosen',
  (given) => {
    expect(completePreferences(given)).toEqual(defaultPreferences)
  },
)

test('parts are kept, and values out of bounds come within them', () => {
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

test('what another version stored in another form is left out', () => {
  const stored = '{"volume":"0.5","isMuted":1,"rate":null,"quality":3,"usesShortcuts":"no"}'
  expect(completePreferences(JSON.parse(stored))).toEqual(defaultPreferences)
})
