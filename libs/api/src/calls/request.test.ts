import { expect, test } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { request } from './request'

function getVipPlan(answer: () => Response) {
  const server = fakeServer(answer)
  const api = createApiClient({
    baseUrl: 'https://host',
    getToken: () => 'secret',
    fetch: server.fetch,
  })
  const reply = request(api, (http, init) =>
    http.GET('/api/v2/role/{id}', { ...init, params: { path: { id: 7 } } }),
  )
  return { reply, server }
}

test('sends the common headers and resolves with the data', async () => {
  const { reply, server } = getVipPlan(() => success({ id: 7, name: '年度会员' }))
  expect(await reply).toEqual({ id: 7, name: '年度会员' })
  expect(server.requests[0]?.url).toBe('https://host/api/v2/role/7')
  expect(server.requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

test('rejects with an ApiError', async () => {
  const { reply } = getVipPlan(() => refusal(1, '不行'))
  expect(await failureOf(reply)).toMatchObject({ kind: 'business', message: '不行' })
})

test('an error of the callback becomes the cause', async () => {
  const api = createApiClient({ baseUrl: 'https://host' })
  const cause = new Error('own')
  const reply = request(api, () => Promise.reject(cause))
  expect(await failureOf(reply)).toMatchObject({ kind: 'offline', cause })
})
