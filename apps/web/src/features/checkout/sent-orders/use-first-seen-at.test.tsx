import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { useFirstSeenAt } from './use-first-seen-at'

const now = Date.parse('2026-03-01T04:05:00Z')
const minute = 60_000

beforeEach(() => {
  startFakeServer()
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

function Seen({ orderNo }: { orderNo: string }) {
  return <output>{useFirstSeenAt(orderNo)}</output>
}

async function seeAt(time: number, orderNo = '202603010405061234') {
  cleanup()
  vi.setSystemTime(time)
  renderInSite(<Seen orderNo={orderNo} />)
  const seen = await screen.findByRole('status')
  return Number(seen.textContent)
}

it('is the first time, also after a reload', async () => {
  expect(await seeAt(now)).toBe(now)
  expect(await seeAt(now + 15 * minute)).toBe(now)
  expect(await seeAt(now + 16 * minute, 'another')).toBe(now + 16 * minute)
  expect(await seeAt(now + 20 * minute)).toBe(now)
})

it('is never in the future', async () => {
  await seeAt(now)
  expect(await seeAt(now - minute)).toBe(now - minute)
})

it.each(['{', '', '-1', 'soon'])('ignores %j', async (stored) => {
  localStorage.setItem('shuyuan-order-seen/202603010405061234', stored)
  expect(await seeAt(now)).toBe(now)
})
