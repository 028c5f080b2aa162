import { expect, it } from 'vitest'
import { createApiCaller } from '../api-caller'
import { checkCors } from './check-cors'
import { checkImages } from './check-images'
import { checkRefusals } from './check-refusals'

const url = 'https://api.school.example'
const siteOrigin = 'https://school.example'
const clock = { now: () => 0, wait: async () => undefined }

type Answer = (path: string, method: string) => Response

function callerOf(answer: Answer) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    answer(new URL(String(input)).pathname, init?.method ?? 'GET')
  return createApiCaller({ url, fetch, clock })
}

const allowed = {
  'Access-Control-Allow-Origin': siteOrigin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
}

const cors = (preflight: object, reply: object = {}) =>
  checkCors({
    url,
    siteOrigin,
    caller: callerOf((_, method) => {
      const changes = method === 'OPTIONS' ? preflight : reply
      return new Response('{}', { headers: { ...allowed, ...changes } })
    }),
  })

it('accepts an API that the site may call, without CORS on its own origin', async () => {
  expect(await cors({})).toMatchObject({ result: 'ok' })
  const own = { url, siteOrigin: url, caller: callerOf(() => Response.error()) }
  expect(await checkCors(own)).toMatchObject({ result: 'ok' })
})

it.each([
  [{ 'Access-Control-Allow-Origin': 'https://other.example' }, 'preflight does not allow'],
  [{ 'Access-Control-Allow-Methods': 'GET, POST, DELETE' }, 'PUT is not allowed'],
  [{ 'Access-Control-Allow-Headers': '*' }, 'POST is not allowed with authorization'],
  [{ 'Access-Control-Allow-Headers': 'Authorization' }, 'not allowed with content-type'],
])('reports a preflight with %j', async (preflight, detail) => {
  const finding = await cors(preflight)
  expect(finding).toMatchObject({ result: 'failure', detail: expect.stringContaining(detail) })
})

it('reports a reply that only its preflight allows', async () => {
  const finding = await cors({}, { 'Access-Control-Allow-Origin': '' })
  expect(finding).toMatchObject({
    result: 'failure',
    detail: `${siteOrigin}: a reply does not allow the origin`,
  })
})

it.each([
  ['refusal without a token', '/api/v2/member/detail', () => Response.json({ code: 0 })],
  ['refusal of an unknown path', '/api/v2/no-such-path', () => new Response('<div id="root">')],
  [
    'refusal of an unknown path',
    '/api/v2/no-such-path',
    () => Response.json({ code: 404 }, { status: 404 }),
  ],
])('reports a wrong %s', async (subject, wrongPath, wrong) => {
  const caller = callerOf((path) => {
    if (path === wrongPath) return wrong()
    return Response.json({ code: path.endsWith('detail') ? 401 : 404 })
  })
  const found = (await checkRefusals(caller)).filter(({ result }) => result !== 'ok')
  expect(found).toMatchObject([{ subject, result: 'failure' }])
})

const image = () => new Response('', { headers: { 'Content-Type': 'image/png' } })

it.each(['logo image', 'course cover', 'avatar'])('reports a missing %s', async (subject) => {
  const paths = { 'logo image': '/logo.png', 'course cover': '/cover.png', avatar: '/me.png' }
  const missing = Object.entries(paths).find(([name]) => name === subject)?.[1]
  const caller = callerOf((path) =>
    path === missing ? Response.json({ code: 404, message: '', data: [] }) : image(),
  )
  const answers = new Map<string, unknown>([
    ['getConfig', { logo: { logo: `${url}/logo.png` } }],
    ['listCourses', { data: [{ thumb: `${url}/cover.png` }] }],
    ['getMember', { avatar: '/me.png' }],
  ])
  const found = await checkImages({ caller, answers, url })
  expect(found.filter(({ result }) => result !== 'ok')).toMatchObject([
    { subject, result: 'warning' },
  ])
})
