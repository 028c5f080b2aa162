import { memberQuery } from '@shuyuan/api/query'
import { failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { testServices } from '../../../testing/render-in-site.fixture'
import { waitForDelivery } from './wait-for-delivery'

const course = { type: 'COURSE', id: samples.getCourse.course.id, vipUntil: null } as const
const plan = { type: 'ROLE', id: 2, vipUntil: '2026-12-31T15:59:59.000Z' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function visit() {
  const services = testServices()
  services.session.signIn('token')
  return services
}

function courseThatIs(isBuy: boolean) {
  return handling('getCourse', () => successReply({ ...samples.getCourse, isBuy }))
}

function memberUntil(role_expired_at: string) {
  const role = { id: 2, name: '年度会员', desc_rows: [''] }
  return handling('getMember', () =>
    successReply({ ...samples.getMember, role_id: 2, role, role_expired_at }),
  )
}

it('resolves at once after an immediate delivery', async () => {
  const server = startFakeServer(courseThatIs(true))
  await expect(waitForDelivery(visit(), course, 8_000)).resolves.toBe(true)
  expect(server.requestsTo(`/course/${course.id}`)).toHaveLength(1)
  expect(server.requestsTo('/member/detail')).toHaveLength(1)
})

it('resolves for a course even if the request for the member is canceled', async () => {
  const services = visit()
  const canceled = handling('getMember', async () => {
    await services.queryClient.cancelQueries({ queryKey: memberQuery(services.api).queryKey })
    return successReply(samples.getMember)
  })
  const server = startFakeServer(courseThatIs(true), canceled)
  await expect(waitForDelivery(services, course, 8_000)).resolves.toBe(true)
  expect(server.requestsTo('/member/detail')).toHaveLength(1)
})

it('waits for a course that is delivered later', async () => {
  const server = startFakeServer(courseThatIs(false))
  const known = vi.fn()
  const waiting = waitForDelivery(visit(), course, 60_000).then(known)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(known).not.toHaveBeenCalled()
  server.use(courseThatIs(true))
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
  expect(known).toHaveBeenCalledWith(true)
})

it('waits for a membership with a later expiry', async () => {
  const server = startFakeServer(memberUntil('2026-12-31 23:59:59'))
  const known = vi.fn()
  const waiting = waitForDelivery(visit(), plan, 60_000).then(known)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(known).not.toHaveBeenCalled()
  server.use(memberUntil('2027-12-31 23:59:59'))
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
  expect(known).toHaveBeenCalledWith(true)
})

it('retries if the request for the member fails', async () => {
  const server = startFakeServer(failing('getMember', { code: 1, message: '错误' }))
  const waiting = waitForDelivery(visit(), plan, 60_000)
  await vi.advanceTimersByTimeAsync(500)
  server.use(memberUntil('2027-12-31 23:59:59'))
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(waiting).resolves.toBe(true)
})

it('stops at the timeout, after few requests', async () => {
  const server = startFakeServer(courseThatIs(false))
  const waiting = waitForDelivery(visit(), course, 60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(waiting).resolves.toBe(false)
  expect(server.requestsTo(`/course/${course.id}`).length).toBeLessThan(20)
})
