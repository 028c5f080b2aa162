// @vitest-environment node
import { expect, test } from 'vitest'
import { isHls, withEnd } from './playlist'

test.each([
  ['https://v.example/a.m3u8?sign=1', 'm3u8', true],
  ['https://v.example/a.M3U8', '', true],
  ['https://v.example/a.mp4?x=.m3u8', 'm3u8', false],
  ['https://v.example/play/1', 'm3u8', true],
  ['https://v.example/play/1', 'mp4', false],
])('%s (%s): %s', (url, format, expected) => {
  expect(isHls({ url, format })).toBe(expected)
})

const segments = '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\n1.ts\n#EXTINF:8,\n2.ts'

test('an end mark is added to a playlist without one', () => {
  expect(withEnd(segments)).toBe(`${segments}\n#EXT-X-ENDLIST\n`)
})

test.each([
  ['with an end mark', `${segments}\n#EXT-X-ENDLIST`],
  ['of qualities', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nv.m3u8'],
])('a playlist %s is unchanged', (_kind, playlist) => {
  expect(withEnd(playlist)).toBe(playlist)
})
