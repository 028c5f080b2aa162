import { answering, failing, samples } from '@shuyuan/api/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { useSiteData } from './use-site-data'

function Shown() {
  const { config, configState, navs, navsState, maintenance } = useSiteData()
  return (
    <p>
      {[config?.name, configState, navs?.length, navsState, maintenance && 'maintenance'].join(' ')}
    </p>
  )
}

const shown = () => screen.getByRole('paragraph').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const name = samples.getConfig.name
// The config includes the navigation.
const menu = samples.getConfig.navs?.length

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function start() {
  const refusal = { code: 429, message: '请稍后再试' }
  const server = startFakeServer(failing('getConfig', refusal), failing('listNavs', refusal))
  renderInSite(<Shown />)
  await pass(100)
  return {
    asked: () => server.requestsTo('/other/config').length,
    heal: () =>
      server.use(
        answering('getConfig', samples.getConfig),
        answering('listNavs', samples.listNavs),
      ),
    server,
  }
}

it('retries 15, 30 and 60 s after a failure, then every minute, until it succeeds', async () => {
  const { asked, heal } = await start()
  expect(shown()).toBe(' failed  failed ')
  expect(asked()).toBe(1)
  await pass(14_500)
  expect(asked()).toBe(1)
  await pass(1_000)
  expect(asked()).toBe(2)
  await pass(15_000)
  expect(asked()).toBe(3)
  await pass(30_000)
  expect(asked()).toBe(4)
  // The state does not change during retries.
  expect(shown()).toBe(' failed  failed ')
  heal()
  await pass(60_000)
  expect(shown()).toBe(`${name} ready ${menu} ready `)
  await pass(240_000)
  expect(asked()).toBe(5)
})

it('retries when the tab becomes visible', async () => {
  const { heal } = await start()
  heal()
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(shown()).toBe(`${name} ready ${menu} ready `)
})

it('reports maintenance until it ends, also during retries', async () => {
  const { server, heal } = await start()
  server.use(failing('getConfig', { code: 503, message: '系统维护中' }))
  await pass(15_100)
  expect(shown()).toContain('maintenance')
  await pass(15_000)
  expect(shown()).toContain('maintenance')
  heal()
  await pass(30_000)
  expect(shown()).toBe(`${name} ready ${menu} ready `)
})
