import { expect, test } from 'vitest'
import { chooseSubtitles, clockOf, segmentsOf, subtitlesOf } from './subtitle-playlist'

const url = 'https://media.example/1/master.m3u8'

const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="x",URI="a.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English, simple",LANGUAGE="en",URI="en.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="中文",DEFAULT=YES,LANGUAGE="zh-CN",URI="/zh.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="signs",FORCED=YES,LANGUAGE="zh",URI="f.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"
video.m3u8
`

test('lists subtitles with their absolute URL, without those for signs only', () => {
  expect(subtitlesOf(master, url)).toEqual([
    { language: 'en', isDefault: false, url: 'https://media.example/1/en.m3u8' },
    { language: 'zh-CN', isDefault: true, url: 'https://media.example/zh.m3u8' },
  ])
  expect(subtitlesOf('#EXTM3U\n#EXTINF:4,\na.ts', url)).toEqual([])
})

test.each([
  ['en-GB', 'en'],
  ['zh-CN', 'zh-CN'],
  ['ja', 'zh-CN'],
  ['', 'zh-CN'],
])('a page in %j gets %s', (language, chosen) => {
  expect(chooseSubtitles(subtitlesOf(master, url), language)?.language).toBe(chosen)
})

test('the first ones are used without a default', () => {
  const plain = subtitlesOf(master.replace('DEFAULT=YES,', ''), url)
  expect(chooseSubtitles(plain, 'ja')?.language).toBe('en')
  expect(chooseSubtitles([], 'ja')).toBeUndefined()
})

test('lists the files of a playlist', () => {
  expect(segmentsOf('#EXTM3U\r\n#EXTINF:6,\r\n0.vtt\r\n#EXTINF:6,\r\n1.vtt\r\n', url)).toEqual([
    'https://media.example/1/0.vtt',
    'https://media.example/1/1.vtt',
  ])
})

test.each([
  ['', 0],
  ['X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000', 10],
  ['X-TIMESTAMP-MAP=LOCAL:00:01:04.500,MPEGTS:900000', -54.5],
  ['X-TIMESTAMP-MAP=MPEGTS:900000', 10],
])('the clock of a file with %j is %d s', (line, seconds) => {
  expect(clockOf(`WEBVTT\n${line}\n\n00:00.000 --> 00:01.000\n一`)).toBe(seconds)
})
