import { expect, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { logout } from '../calls/logout'
import { fetchMember } from '../calls/member'
import { createApiClient } from './create-api-client'

/** A session and a server whose answers wait until the test gives them. */
function setUp(firstToken: string | null = 'first') {
  let token = firstToken
  const waiting: ((response: Response) => void)[] = []
  const onUnauthorized = vi.fn()
  const { fetch } = fakeServer(() => new Promise<Response>((resolve) => waiting.push(resolve)))
  const api = createApiClient({
    baseUrl: 'https://host',
    getToken: () => token,
    onUnauthorized,
    fetch,
  })
  const answerAll = async (response: () => Response) => {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), 30_000)
    for (const answer of waiting.splice(0)) answer(response())
  }
  return {
    api,
    onUnauthorized,
    answerAll,
    use: (next: string | null) => {
      token = next
    },
  }
}

const refused = () => refusal(401, '请登录')

test('refusals that arrive together are told once, and each call still fails', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const calls = [1, 2, 3].map(() => failureOf(fetchMember(api)))
  await answerAll(refused)
  for (const error of await Promise.all(calls)) {
    expect(error).toMatchObject({ kind: 'unauthorized', message: '请重新登录' })
  }
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('HTTP 401 counts as a refusal', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = failureOf(fetchMember(api))
  await answerAll(() => new Response('', { status: 401 }))
  await call
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a later refusal of the same token is not told again', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  for (const _ of [1, 2]) {
    const call = failureOf(fetchMember(api))
    await answerAll(refused)
    await call
  }
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('the refusal of a later session is told again', async () => {
  const { api, onUnauthorized, answerAll, use } = setUp()
  for (const token of ['first', 'second']) {
    use(token)
    const call = failureOf(fetchMember(api))
    await answerAll(refused)
    await call
  }
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a late refusal of an old token leaves the new session alone', async () => {
  const { api, onUnauthorized, answerAll, use } = setUp()
  const late = failureOf(fetchMember(api))
  use('second')
  await answerAll(refused)
  expect(await late).toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).not.toHaveBeenCalled()

  const current = failureOf(fetchMember(api))
  await answerAll(refused)
  await current
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a visitor is told once per group of calls under way together', async () => {
  const { api, onUnauthorized, answerAll } = setUp(null)
  for (const _ of [1, 2]) {
    const calls = [1, 2].map(() => failureOf(fetchMember(api)))
    await answerAll(refused)
    await Promise.all(calls)
  }
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('other failures are not told', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = failureOf(fetchMember(api))
  await answerAll(() => refusal(1, '不行'))
  await call
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('logging out of a session that is over succeeds without a word', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = logout(api)
  await answerAll(refused)
  await expect(call).resolves.toBeUndefined()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('logging out still fails when the server is broken', async () => {
  const { api, answerAll } = setUp()
  const call = failureOf(logout(api))
  await answerAll(() => new Response('', { status: 502 }))
  expect(await call).toMatchObject({ kind: 'server' })
})

test('logging out succeeds', async () => {
  const { api, answerAll } = setUp()
  const call = logout(api)
  await answerAll(() => success([]))
  await expect(call).resolves.toBeUndefined()
})
