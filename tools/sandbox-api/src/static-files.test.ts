import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { createSandboxApp } from './app'
import { createTestSandbox } from './testing/test-sandbox'

let app: ReturnType<typeof createSandboxApp>

beforeEach(() => {
  const { sandbox } = createTestSandbox()
  mkdirSync(join(sandbox.publicFolder, 'media'))
  const file = (name: string, text: string) =>
    writeFileSync(join(sandbox.publicFolder, 'media', name), text)
  file('master.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n720.m3u8\n')
  file(
    '720.m3u8',
    '#EXTM3U\n#EXTINF:4.0,\na.ts\n#EXTINF:4.0,\nb.ts\n#EXTINF:4.0,\nc.ts\n#EXT-X-ENDLIST\n',
  )
  file('720-00.mpegts', 'G')
  file('video.mp4', '0123456789')
  app = createSandboxApp(sandbox)
})

it('serves files with their type, for every origin', async () => {
  const response = await app.request('/media/master.m3u8')
  expect(response.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl')
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  const segment = await app.request('/media/720-00.mpegts')
  expect(segment.headers.get('Content-Type')).toBe('video/mp2t')
})

it('serves ranges of files', async () => {
  const part = await app.request('/media/video.mp4', { headers: { Range: 'bytes=2-4' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10')
  expect(await part.text()).toBe('234')
})

it('cuts a stream for a trial, through the list of qualities', async () => {
  const master = await (await app.request('/media/master.m3u8?trial=5')).text()
  expect(master).toContain('720.m3u8?trial=5')
  const segments = await (await app.request('/media/720.m3u8?trial=5')).text()
  expect(segments).toContain('b.ts')
  expect(segments).not.toContain('c.ts')
  expect(segments.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
})

it('does not leave the public folder', async () => {
  const outside = await app.request('/media/%2e%2e/%2e%2e/etc/passwd')
  expect(await outside.text()).not.toContain('root:')
})

it('serves the captions of a lesson until its end, and none without a video', async () => {
  const { sandbox } = createTestSandbox()
  mkdirSync(join(sandbox.publicFolder, 'media/captions'), { recursive: true })
  writeFileSync(
    join(sandbox.publicFolder, 'media/captions/lecture.vtt'),
    'WEBVTT\n\n00:01.000 --> 00:02.000\n一\n\n10:00.000 --> 10:02.000\n二\n',
  )
  const served = createSandboxApp(sandbox)
  const { id } = sandbox.store.one<{ id: number }>('SELECT MIN(id) AS id FROM videos') ?? { id: 0 }
  const read = async (media: string) => {
    sandbox.store.run('UPDATE videos SET media = ?, duration = 60 WHERE id = ?', media, id)
    return (await served.request(`/media/transcripts/${id}.vtt`)).text()
  }
  expect(await read('lecture-12')).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\n一')
  expect(await read('iframe')).not.toContain('WEBVTT')
})
