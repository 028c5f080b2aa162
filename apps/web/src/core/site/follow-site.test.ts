import { ApiError } from '@shuyuan/api'
import { answering, failing, samples, type OperationData } from '@shuyuan/api/testing'
import { latestAnnouncementQuery, siteConfigQuery } from '@shuyuan/api/query'
import { QueryObserver } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { loadAccount } from '../account/load-account'
import { readEnv } from '../env'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember } from '../../testing/member.fixture'
import { createSiteRouter } from '../../router'
import { createServices } from '../services'
import { followSite } from './follow-site'
import { restoreSite } from './cached-site'

const refusal = { code: 1, message: '不行' }

function start(apiBaseUrl = 'https://api.site.example/') {
  const services = createServices(readEnv({ apiBaseUrl }, {}))
  const router = createSiteRouter({ ...services, loginCode: null })
  router.update({ ...router.options, history: createMemoryHistory() })
  restoreSite(services)
  followSite(services, router)
  const query = siteConfigQuery(services.api)
  return {
    services,
    router,
    config: () => services.queryClient.getQueryData(query.queryKey),
    ask: () => services.queryClient.fetchQuery(query).catch(() => undefined),
  }
}

async function startWithoutConfig() {
  const server = startFakeServer(failing('getConfig', refusal))
  const site = start()
  await site.ask()
  expect(site.config()).toBeUndefined()
  return {
    ...site,
    server,
    heal: (config: OperationData['getConfig'] = samples.getConfig) =>
      server.use(answering('getConfig', config)),
  }
}

it('refetches on the next navigation', async () => {
  const { router, config, heal } = await startWithoutConfig()
  heal()
  await router.navigate({ to: '/error' })
  await vi.waitFor(() => expect(config()?.name).toBe(samples.getConfig.name), 30_000)
})

it('refetches when another query is retried', async () => {
  const { services, config, heal } = await startWithoutConfig()
  const block = {
    queryKey: ['block'],
    queryFn: vi.fn().mockRejectedValueOnce(new Error('failed')).mockResolvedValue('content'),
    retry: false,
  }
  await services.queryClient.fetchQuery(block).catch(() => undefined)
  heal()
  await services.queryClient.fetchQuery(block)
  await vi.waitFor(() => expect(config()?.name).toBe(samples.getConfig.name), 30_000)
})

it('forces a step when the settings arrive after the account', async () => {
  const { services, router, ask, heal } = await startWithoutConfig()
  const renewed = vi.spyOn(router, 'invalidate')
  services.session.signIn('token')
  services.session.setMember({ ...sampleMember, isMobileBound: false }, null)
  expect(services.session.pendingStep()).toBeNull()
  heal({
    ...samples.getConfig,
    member: { ...samples.getConfig.member, enabled_mobile_bind_alert: 1 },
  })
  await ask()
  expect(services.session.pendingStep()).toBe('bind-mobile')
  expect(renewed).toHaveBeenCalledOnce()
})

describe('an account that failed to load', () => {
  it('is loaded again when the settings return', async () => {
    const { services, router, server, ask, heal } = await startWithoutConfig()
    server.use(failing('getMember', refusal))
    services.session.signIn('token')
    await loadAccount(services, router)
    server.use(answering('getMember', samples.getMember))
    heal()
    await ask()
    await vi.waitFor(() => expect(services.session.state.member).not.toBeNull(), 30_000)
  })

  it('is loaded again when a query of a page is retried', async () => {
    const server = startFakeServer(failing('getMember', refusal))
    const { services, router } = start()
    services.session.signIn('token')
    await loadAccount(services, router)
    server.use(answering('getMember', samples.getMember))
    const block = {
      queryKey: ['block'],
      queryFn: vi.fn().mockRejectedValueOnce(new Error('failed')).mockResolvedValue('content'),
      retry: false,
    }
    await services.queryClient.fetchQuery(block).catch(() => undefined)
    expect(services.session.state.member).toBeNull()
    await services.queryClient.fetchQuery(block)
    await vi.waitFor(() => expect(services.session.state.member).not.toBeNull(), 30_000)
  })

  it('is not loaded again when good settings are refetched', async () => {
    const server = startFakeServer(failing('getMember', refusal))
    const { services, router, ask } = start()
    await ask()
    services.session.signIn('token')
    await loadAccount(services, router)
    await services.queryClient.refetchQueries(siteConfigQuery(services.api))
    expect(server.requestsTo('/other/config')).toHaveLength(2)
    expect(server.requestsTo('/member/detail')).toHaveLength(1)
  })
})

it('starts from the cached config, and refetches it', async () => {
  startFakeServer()
  await start().ask()
  const server = startFakeServer(failing('getConfig', refusal))
  const { config, ask } = start()
  expect(config()?.name).toBe(samples.getConfig.name)
  await ask()
  expect(server.requestsTo('/other/config')).toHaveLength(1)
  expect(config()?.name).toBe(samples.getConfig.name)
})

it('ignores a cache of another school or with invalid data', async () => {
  startFakeServer()
  await start().ask()
  expect(start('https://api.other.example/').config()).toBeUndefined()
  localStorage.setItem('shuyuan-site', '{"api":"https://api.site.example","site":{}}')
  expect(start().config()).toBeUndefined()
})

/** A query on the screen that fails until `heal`. */
function showFailing({ queryClient }: ReturnType<typeof start>['services'], name: string) {
  let isHealed = false
  const queryFn = vi.fn(() =>
    isHealed
      ? Promise.resolve('content')
      : Promise.reject(new ApiError({ kind: 'server', message: '错误', status: 502 })),
  )
  const observer = new QueryObserver(queryClient, { queryKey: [name], queryFn, retry: false })
  const stop = observer.subscribe(() => undefined)
  return {
    queryFn,
    stop,
    status: () => observer.getCurrentResult().status,
    heal: () => {
      isHealed = true
    },
  }
}

it('refetches failed queries on the screen once when the settings return', async () => {
  const { services, ask, heal } = await startWithoutConfig()
  const block = showFailing(services, 'block')
  await vi.waitFor(() => expect(block.status()).toBe('error'), 30_000)
  block.heal()
  heal()
  await ask()
  await vi.waitFor(() => expect(block.status()).toBe('success'), 30_000)
  await ask()
  expect(block.queryFn).toHaveBeenCalledTimes(2)
  block.stop()
})

it('refetches the settings once when several queries of a page fail', async () => {
  startFakeServer()
  const { services, ask } = start()
  await ask()
  const server = startFakeServer()
  const first = showFailing(services, 'first')
  await vi.waitFor(() => expect(server.requestsTo('/other/config')).toHaveLength(1), 30_000)
  const second = showFailing(services, 'second')
  await vi.waitFor(() => expect(second.status()).toBe('error'), 30_000)
  expect(server.requestsTo('/other/config')).toHaveLength(1)
  expect(first.queryFn).toHaveBeenCalledOnce()
  first.stop()
  second.stop()
})

it('keeps good settings when the server answers without a name', async () => {
  startFakeServer()
  const site = start()
  await site.ask()
  const nameless = { ...samples.getConfig, name: '', webname: '' }
  startFakeServer(answering('getConfig', nameless))
  const { queryKey } = siteConfigQuery(site.services.api)
  await site.services.queryClient.invalidateQueries({ queryKey })
  await site.ask()
  expect(site.config()?.name).toBe(samples.getConfig.name)
  const next = start()
  await next.ask()
  expect(next.config()?.name).toBe(samples.getConfig.name)
  expect(start().config()?.name).toBe(samples.getConfig.name)
})

it('refetches the settings when a page, but not a preload, meets maintenance', async () => {
  startFakeServer()
  const { services, ask } = start()
  await ask()
  const { api, queryClient } = services
  const maintenance = { code: 503, message: '系统维护中' }
  const server = startFakeServer(
    failing('getConfig', maintenance),
    failing('getLatestAnnouncement', maintenance),
  )
  await queryClient.prefetchQuery(latestAnnouncementQuery(api))
  expect(server.requestsTo('/other/config')).toEqual([])
  const stop = new QueryObserver(queryClient, latestAnnouncementQuery(api)).subscribe(
    () => undefined,
  )
  const { queryKey } = siteConfigQuery(api)
  await vi.waitFor(
    () => expect(queryClient.getQueryState(queryKey)?.error?.message).toBe('系统维护中'),
    30_000,
  )
  stop()
})
