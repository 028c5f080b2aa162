import { describe, expect, it } from 'vitest'
import { formatDuration, formatSpokenDuration } from './format-duration'

describe('formatDuration and formatSpokenDuration', () => {
  it.each([
    [0, '00:00', '0 秒'],
    [59.9, '00:59', '59 秒'],
    [60, '01:00', '1 分'],
    [200, '03:20', '3 分 20 秒'],
    [3599, '59:59', '59 分 59 秒'],
    [3600, '01:00:00', '1 小时'],
    [3605, '01:00:05', '1 小时 5 秒'],
    [3725, '01:02:05', '1 小时 2 分 5 秒'],
    [360_000, '100:00:00', '100 小时'],
    [-0.5, '00:00', '0 秒'],
    [-3, '00:00', '0 秒'],
  ])('format %d s as %s and %s', (seconds, written, spoken) => {
    expect(formatDuration(seconds)).toBe(written)
    expect(formatSpokenDuration(seconds)).toBe(spoken)
  })

  it.each([null, undefined, NaN, Infinity, -Infinity, 1e21])(
    'return an empty string for %o',
    (seconds) => {
      expect(formatDuration(seconds)).toBe('')
      expect(formatSpokenDuration(seconds)).toBe('')
    },
  )

  it.each([
    [0, 'en', '0 seconds'],
    [1, 'en', '1 second'],
    [200, 'en', '3 minutes, 20 seconds'],
    [3605, 'en', '1 hour, 5 seconds'],
    [200, 'zh-CN', '3分钟20秒钟'],
  ])('format %d s in %s as %s', (seconds, locale, spoken) => {
    expect(formatSpokenDuration(seconds, { locale })).toBe(spoken)
  })

  it('use the language of the runtime for a malformed tag', () => {
    const locale = new Intl.DateTimeFormat().resolvedOptions().locale
    expect(formatSpokenDuration(200, { locale: '!' })).toBe(formatSpokenDuration(200, { locale }))
  })

  it('return an empty string in other languages too', () => {
    expect(formatSpokenDuration(null, { locale: 'en' })).toBe('')
  })
})
