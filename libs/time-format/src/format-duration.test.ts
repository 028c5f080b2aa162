import { describe, expect, it } from 'vitest'
import { formatSpokenDuration } from './format-duration'

describe('formatSpokenDuration', () => {
  it.each([
    [0, 'en', '0 seconds'],
    [1, 'en', '1 second'],
    [200, 'en', '3 minutes, 20 seconds'],
    [3605, 'en', '1 hour, 5 seconds'],
    [200, 'zh-CN', '3分钟20秒钟'],
  ])('formats %d s in %s as %s', (seconds, locale, spoken) => {
    expect(formatSpokenDuration(seconds, { locale })).toBe(spoken)
  })

  it('uses the language of the runtime for a malformed tag', () => {
    const locale = new Intl.DateTimeFormat().resolvedOptions().locale
    expect(formatSpokenDuration(200, { locale: '!' })).toBe(formatSpokenDuration(200, { locale }))
  })
})
