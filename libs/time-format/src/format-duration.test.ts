import { describe, expect, it } from 'vitest'
import { formatDuration, formatSpokenDuration } from './format-duration'

describe('a length of time', () => {
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
  ])('of %d s is written %s and spoken %s', (seconds, written, spoken) => {
    expect(formatDuration(seconds)).toBe(written)
    expect(formatSpokenDuration(seconds)).toBe(spoken)
  })

  it.each([null, undefined, NaN, Infinity, -Infinity, 1e21])('is not there for %o', (seconds) => {
    expect(formatDuration(seconds)).toBe('')
    expect(formatSpokenDuration(seconds)).toBe('')
  })
})
