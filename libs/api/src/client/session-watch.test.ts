import { expect, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal } from '../../test-support/fake-server'
import { logout } from '../calls/logout'
import { fetchMember } from '../calls/member'
import { createApiClient } from './create-api-client'

/** Creates a session, and a server that replies when the test says so. */
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

test('concurrent 401s are reported once, and each call still fails', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const calls = [1, 2, 3].map(() => failureOf(fetchMember(api)))
  await answerAll(refused)
  for (const error of await Promise.all(calls)) {
    expect(error).toMatchObject({ kind: 'unauthorized', message: '请重新登录' })
  }
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('HTTP 401 is reported', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = failureOf(fetchMember(api))
  await answerAll(() => new Response('', { status: 401 }))
  await call
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a later 401 for the same token is not reported again', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  for (const _ of [1, 2]) {
    const call = failureOf(fetchMember(api))
    await answerAll(refused)
    await call
  }
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

test('a 401 of a later session is reported again', async () => {
  const { api, onUnauthorized, answerAll, use } = setUp()
  for (const token of ['first', 'second']) {
    use(token)
    const call = failureOf(fetchMember(api))
    await answerAll(refused)
    await call
  }
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a late 401 for an old token does not affect the new session', async () => {
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

test('concurrent calls of a visitor are reported once', async () => {
  const { api, onUnauthorized, answerAll } = setUp(null)
  for (const _ of [1, 2]) {
    const calls = [1, 2].map(() => failureOf(fetchMember(api)))
    await answerAll(refused)
    await Promise.all(calls)
  }
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('other errors are not reported', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = failureOf(fetchMember(api))
  await answerAll(() => refusal(1, '不行'))
  await call
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('logging out of an expired session succeeds without a report', async () => {
  const { api, onUnauthorized, answerAll } = setUp()
  const call = logout(api)
  await answerAll(refused)
  await expect(call).resolves.toBeUndefined()
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('logging out fails when the server is broken', async () => {
  const { api, answerAll } = setUp()
  const call = failureOf(logout(api))
  await answerAll(() => new Response('', { status: 502 }))
  expect(await call).toMatchObject({ kind: 'server' })
})
