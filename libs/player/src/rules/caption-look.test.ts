import { expect, test } from 'vitest'
import { completeCaptionLook, defaultCaptionLook } from './caption-look'

test.each([undefined, null, 'large', {}, { size: '150', color: 'red', position: 0 }])(
  '%j is as if nothing had been chosen',
  (stored) => {
    expect(completeCaptionLook(stored)).toEqual(defaultCaptionLook)
  },
)

test('known values are kept', () => {
  expect(completeCaptionLook({ size: 150, color: 'yellow', position: 'top' })).toEqual({
    size: 150,
    color: 'yellow',
    background: 'translucent',
    position: 'top',
  })
})
