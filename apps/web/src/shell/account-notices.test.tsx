import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../testing/fake-server.fixture'
import { sampleMember } from '../testing/member.fixture'
import { renderInSite } from '../testing/render-in-site.fixture'
import { UnreadNotice } from './account-notices'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('leaves the calls of a page that is opened to the page', async () => {
  const server = startFakeServer()
  const { services } = renderInSite(<UnreadNotice />)
  await act(async () => {
    services.session.signIn('token')
    services.session.setMember(sampleMember, { forcesMobileBinding: false, forcesFaceCheck: false })
  })
  const asked = () =>
    [...server.requestsTo('/unreadNotificationCount'), ...server.requestsTo('/member/messages')]
      .length
  await pass(3_000)
  expect(asked()).toBe(0)
  await pass(2_000)
  expect(asked()).toBe(1)
})
