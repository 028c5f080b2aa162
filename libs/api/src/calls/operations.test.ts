import { describe, expect, it, test } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { readCases } from '../../test-support/read-cases'
import { writeCases } from '../../test-support/write-cases'
import { createApiClient } from '../client/create-api-client'
import { operationTable } from '../generated/operation-table'
import { samples } from '../generated/samples'
import * as write from '../index'

const cases = [...writeCases, ...readCases]

/** Operations of the contract that the site does not use. */
const unused: (keyof typeof operationTable)[] = [
  'getStatus',
  'uploadImage',
  'getOpenPlayInfo',
  'getVipPlan',
  'getPromoCode',
  'listOwnedCourses',
]

function connect(answer: () => Response) {
  const server = fakeServer(answer)
  return { server, api: createApiClient({ baseUrl: 'https://host', fetch: server.fetch }) }
}

describe('the request and the reply of', () => {
  test.each(cases)('$operation $url', async ({ operation, call, url, body }) => {
    const { server, api } = connect(() => success(samples[operation]))
    await call(api)
    const { method, path } = operationTable[operation]
    const [request] = server.requests
    expect(server.requests).toHaveLength(1)
    expect(request?.method).toBe(method.toUpperCase())
    expect(request?.url).toBe(`https://host${url ?? path}`)
    const text = await request?.text()
    expect(text ? JSON.parse(text) : undefined).toEqual(body)
    if (body) expect(request?.headers.get('content-type')).toBe('application/json')
  })

  it('uploadAvatar, which sends the file', async () => {
    const { server, api } = connect(() => success(samples.uploadAvatar))
    const file = new File(['image'], 'me.png', { type: 'image/png' })
    await write.uploadAvatar(api, { file })
    const [request] = server.requests
    expect(request?.url).toBe(`https://host${operationTable.uploadAvatar.path}`)
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    const sent = (await request?.formData())?.get('file')
    expect(sent).toBeInstanceOf(File)
    expect(sent).toMatchObject({ name: 'me.png', type: 'image/png', size: 5 })
  })
})

test('an image above the size limit is not sent', async () => {
  const { server, api } = connect(() => success(samples.uploadAvatar))
  const upload = (size: number) =>
    write.uploadAvatar(api, { file: new File([new Uint8Array(size)], 'me.png') })
  await upload(1024 * 1024)
  expect(await failureOf(upload(1024 * 1024 + 1))).toMatchObject({
    kind: 'too-large',
    message: '文件太大，换一个小一点的',
  })
  expect(server.requests).toHaveLength(1)
})

test('a rate-limited download names its own limit', async () => {
  const { api } = connect(() => refusal(429, '请稍后再试'))
  const download = write.fetchAttachmentUrl(api, { courseId: 5, attachmentId: 1 })
  expect(await failureOf(download)).toMatchObject({
    kind: 'rate-limited',
    message: '下载太频繁，稍后再试（每小时最多 60 次）',
  })
})

test('every operation of the contract is used or listed as unused', () => {
  const used = cases.map(({ operation }) => operation)
  const known = new Set<string>([...used, ...unused, 'uploadAvatar'])
  expect(Object.keys(operationTable).filter((operation) => !known.has(operation))).toEqual([])
})

test('a position below one second is not sent', async () => {
  const { server, api } = connect(() => success([]))
  await write.recordProgress(api, { lessonId: 31, seconds: 0.9 })
  expect(server.requests).toEqual([])
})

test.each([
  [{ Date: 'Sat, 01 Mar 2025 04:10:06 GMT' }, Date.UTC(2025, 2, 1, 4, 10, 6)],
  [{}, null],
])('a scan with the headers %j has the server time %j', async (headers, serverTime) => {
  const data = { url: 'https://host/scan', key: 'k', expire: 1740802506 }
  const { api } = connect(() => Response.json({ code: 0, message: '', data }, { headers }))
  await expect(write.startScanLogin(api, { action: 'login' })).resolves.toMatchObject({
    key: 'k',
    serverTime,
  })
})

test('requests with keepalive outlive the page', async () => {
  const { server, api } = connect(() => success([]))
  await write.recordProgress(api, { lessonId: 31, seconds: 20 }, { keepalive: true })
  expect(server.requests[0]?.keepalive).toBe(true)
})

test('a face check is not passed while its reply has a status instead of a code', async () => {
  const input = { ruleId: '1', bizToken: 'T-1' }
  const pending = connect(() => Response.json({ code: { status: 5 }, message: '', data: [] }))
  await expect(write.fetchFaceCheckPassed(pending.api, input)).resolves.toBe(false)
  const passed = connect(() => success({ status: 9 }))
  await expect(write.fetchFaceCheckPassed(passed.api, input)).resolves.toBe(true)
  const odd = connect(() => Response.json({ code: 'soon', message: '', data: [] }))
  await expect(write.fetchFaceCheckPassed(odd.api, input)).rejects.toMatchObject({
    kind: 'malformed',
  })
})

test('creating a reply returns a reply, creating a comment returns a comment', async () => {
  const { api } = connect(() => success(samples.createComment))
  const written = { target: { kind: 'course', id: 5 }, content: '好' } as const
  await expect(write.createComment(api, written)).resolves.toHaveProperty('replies', [])
  await expect(write.createComment(api, { ...written, parentId: 'P' })).resolves.not.toHaveProperty(
    'replies',
  )
})

test.each([
  ['if a<b then c', 'if a< b then c'],
  ['<b>粗</b> 1 < 2', '< b>粗< /b> 1 < 2'],
  ['a <\nb, <<x, ->', 'a <\nb, < < x, ->'],
])('the comment %j is sent without anything that looks like a tag', async (content, sent) => {
  const { api, server } = connect(() => success(samples.createComment))
  await write.createComment(api, { target: { kind: 'course', id: 5 }, content })
  await expect(server.requests[0]?.json()).resolves.toMatchObject({ content: sent })
})
