// @vitest-environment node
import { expect, test } from 'vitest'
import { isHls } from './attach-source'

test.each([
  ['https://v.example/a.m3u8?sign=1', 'm3u8', true],
  ['https://v.example/a.M3U8', '', true],
  ['https://v.example/a.mp4?x=.m3u8', 'm3u8', false],
  ['https://v.example/play/1', 'm3u8', true],
  ['https://v.example/play/1', 'mp4', false],
])('%s (%s): %s', (url, format, expected) => {
  expect(isHls({ url, format })).toBe(expected)
})
