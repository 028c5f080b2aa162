import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { createApiClient } from '../client/create-api-client'
import { samples } from '../generated/samples'
import * as query from './index'

test('a query sends a request even if navigator.onLine is false', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  const server = fakeServer(() => success(samples.getMember))
  const near = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  await expect(new QueryClient().fetchQuery(query.memberQuery(near))).resolves.toMatchObject({
    id: samples.getMember.id,
  })
})

describe('menu and friendly links', () => {
  const answers = (replies: Record<string, unknown>) => {
    const server = fakeServer(({ url }) => {
      const data = replies[new URL(url).pathname]
      return data === undefined ? refusal(1, '错误') : success(data)
    })
    const near = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
    const client = new QueryClient()
    const requested = () => server.requests.map(({ url }) => new URL(url).pathname)
    return { client, near, requested }
  }
  const [config, navs, links] = ['/api/v2/other/config', '/api/v2/navs', '/api/v2/links']

  it('come with the config, in one request', async () => {
    const { client, near, requested } = answers({ [config]: samples.getConfig })
    const [, menu, friends] = await Promise.all([
      client.fetchQuery(query.siteConfigQuery(near)),
      client.fetchQuery(query.navsQuery(near)),
      client.fetchQuery(query.friendLinksQuery(near)),
    ])
    expect(requested()).toEqual([config])
    expect(menu.map(({ name }) => name)).toEqual(samples.getConfig.navs.map(({ name }) => name))
    expect(friends.map(({ name }) => name)).toEqual(samples.getConfig.links.map(({ name }) => name))
  })

  it('are requested if the config omits them', async () => {
    const { navs: _, links: __, ...rest } = samples.getConfig
    const replies = { [config]: rest, [navs]: samples.listNavs, [links]: samples.listLinks }
    const { client, near, requested } = answers(replies)
    await client.fetchQuery(query.navsQuery(near))
    await client.fetchQuery(query.friendLinksQuery(near))
    expect(requested()).toEqual([config, navs, links])
  })

  it('are requested if the config fails', async () => {
    const { client, near, requested } = answers({ [navs]: samples.listNavs })
    const menu = await client.fetchQuery(query.navsQuery(near))
    expect(menu).toHaveLength(samples.listNavs.length)
    expect(requested()).toEqual([config, navs])
    await client.fetchQuery({ ...query.navsQuery(near), staleTime: 0 })
    expect(requested()).toEqual([config, navs, navs])
  })
})

test('a query without observers is aborted', async () => {
  const server = fakeServer(
    (request) =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  )
  const silent = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const requested = failureOf(client.fetchQuery(query.navsQuery(silent)))
  await vi.waitFor(() => expect(server.requests).toHaveLength(1), 30_000)
  await client.cancelQueries({ queryKey: query.queryScopes.site })
  await requested
  expect(server.requests[0]?.signal.aborted).toBe(true)
})

test('a loader and its view share one reply', async () => {
  const server = fakeServer(() => success(samples.getMember))
  const answering = createApiClient({ baseUrl: 'https://host', fetch: server.fetch })
  const client = new QueryClient()
  const options = query.memberQuery(answering)
  await client.ensureQueryData(options)
  const stop = new QueryObserver(client, options).subscribe(() => undefined)
  stop()
  expect(server.requests).toHaveLength(1)
})
