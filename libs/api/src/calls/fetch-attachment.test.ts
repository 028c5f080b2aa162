import { expect, test } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { fetchAttachment } from './fetch-attachment'

const sign = 'Ix7O4Wh8wCjHaO0cVoN7'

/** Simulates a server that returns the file, or a URL on another host. */
function connect(
  file: () => Response,
  url = `https://api.school.example/api/v3/course/attach-download?sign=${sign}`,
) {
  const server = fakeServer((request) =>
    request.url.includes('attach-download') ? file() : success({ download_url: url }),
  )
  const api = createApiClient({ baseUrl: 'https://host/api', fetch: server.fetch })
  return { server, download: () => fetchAttachment(api, { courseId: 4, attachmentId: 41 }) }
}

function typed(body: string, type: string) {
  return () => new Response(body, { headers: { 'Content-Type': type } })
}

test.each([
  ['%PDF-1.7', 'application/pdf'],
  ['# 讲义', 'text/html'],
  ['{"code":"HSK-1","words":[]}', 'application/json'],
  ['[1,2]', 'application/json'],
  ['{', 'application/json'],
])('downloads the file %s of type %s through the API, whatever its URL is', async (body, type) => {
  const { server, download } = connect(typed(body, type))
  const result = await download()
  expect(result.kind === 'file' && (await result.file.text())).toBe(body)
  expect(server.requests[1]?.url).toBe(
    `https://host/api/api/v3/course/attach-download?sign=${sign}`,
  )
})

test.each([
  ['a spent URL', () => refusal(1, '参数错误'), 'business', '参数错误'],
  ['a lost file', () => refusal(1, '源文件不存在'), 'business', '源文件不存在'],
  ['too many calls', () => refusal(429, ''), 'rate-limited', '操作太频繁，一分钟后再试'],
  ['a proxy', () => new Response('', { status: 502 }), 'server', '服务器暂时无法响应，稍后再试'],
])('rejects when the reply is a refusal of %s', async (_, answer, kind, message) => {
  expect(await failureOf(connect(answer).download())).toMatchObject({ kind, message })
})

test('returns the URL of a file on another host', async () => {
  const url = 'https://files.example/a.pdf?Expires=1'
  const { server, download } = connect(() => refusal(1), url)
  expect(await download()).toEqual({ kind: 'url', url })
  expect(server.requests).toHaveLength(1)
})
