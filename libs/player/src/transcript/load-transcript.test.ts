import { expect, test, vi } from 'vitest'
import { serveVtt } from '../../test/fake-vtt.fixture'
import { loadTranscript } from './load-transcript'

const load = (url: string, language = 'zh-CN') =>
  loadTranscript({ url }, language, new AbortController().signal)

test('reads the sentences of a file', async () => {
  serveVtt({ 'https://x.example/1.vtt': 'WEBVTT\n3 一。\n5 二。' })
  expect(await load('https://x.example/1.vtt')).toEqual({
    language: '',
    sentences: [
      { start: 3, end: 4, text: '一。' },
      { start: 5, end: 6, text: '二。' },
    ],
  })
})

test('reads all files of the subtitles of a stream, on one clock and without repeats', async () => {
  const map = (ticks: number) => `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${ticks},LOCAL:00:00:00.000\n\n`
  serveVtt({
    'https://x.example/m.m3u8':
      '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,LANGUAGE="zh",URI="zh/list.m3u8"\n',
    'https://x.example/zh/list.m3u8':
      '#EXTM3U\n#EXTINF:6,\n0.vtt\n#EXTINF:6,\n1.vtt\n#EXT-X-ENDLIST',
    'https://x.example/zh/0.vtt': `${map(900_000)}1 一。\n6 二。`,
    'https://x.example/zh/1.vtt': `${map(1_440_000)}0 二。\n2 三。`,
  })
  const { language, sentences } = await load('https://x.example/m.m3u8')
  expect(language).toBe('zh')
  expect(sentences.map(({ start, text }) => `${start} ${text}`)).toEqual([
    '1 一。',
    '6 二。',
    '8 三。',
  ])
})

test.each<[string, Record<string, string | number>, string]>([
  ['a missing file', {}, 'missing'],
  ['a server error', { 'https://x.example/1.vtt': 503 }, 'network'],
  ['a page of HTML', { 'https://x.example/1.vtt': '<html>' }, 'unreadable'],
  ['a file without cues', { 'https://x.example/1.vtt': 'WEBVTT\n' }, 'unreadable'],
])('%s fails as such', async (_case, files, kind) => {
  serveVtt(files)
  await expect(load('https://x.example/1.vtt')).rejects.toMatchObject({ kind })
})

test('a stream without subtitles has no transcript', async () => {
  serveVtt({ 'https://x.example/m.m3u8': '#EXTM3U\n#EXTINF:4,\na.ts' })
  await expect(load('https://x.example/m.m3u8')).rejects.toMatchObject({ kind: 'missing' })
})

test('a lost connection fails as such', async () => {
  serveVtt({})
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(load('https://x.example/1.vtt')).rejects.toMatchObject({ kind: 'network' })
})
