import { memberQuery } from '@shuyuan/api/query'
import { failing, handling, samples, successReply } from '@shuyuan/api/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { testServices } from '../../../testing/render-in-site.fixture'
import { awaitAccess } from './await-access'

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

it('knows at once what is delivered at once', async () => {
  const server = startFakeServer(courseThatIs(true))
  await expect(awaitAccess(visit(), course, 8_000)).resolves.toBe(true)
  expect(server.requestsTo(`/course/${course.id}`)).toHaveLength(1)
  expect(server.requestsTo('/member/detail')).toHaveLength(1)
})

it('knows of the course although the call for the member was canceled', async () => {
  const services = visit()
  const canceled = handling('getMember', async () => {
    await services.queryClient.cancelQueries({ queryKey: memberQuery(services.api).queryKey })
    return successReply(samples.getMember)
  })
  const server = startFakeServer(courseThatIs(true), canceled)
  await expect(awaitAccess(services, course, 8_000)).resolves.toBe(true)
  expect(server.requestsTo('/member/detail')).toHaveLength(1)
})

it('waits for a course that is delivered after it was paid', async () => {
  const server = startFakeServer(courseThatIs(false))
  const known = vi.fn()
  const waiting = awaitAccess(visit(), course, 60_000).then(known)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(known).not.toHaveBeenCalled()
  server.use(courseThatIs(true))
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
  expect(known).toHaveBeenCalledWith(true)
})

it('waits for a membership that runs longer than before', async () => {
  const server = startFakeServer(memberUntil('2026-12-31 23:59:59'))
  const known = vi.fn()
  const waiting = awaitAccess(visit(), plan, 60_000).then(known)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(known).not.toHaveBeenCalled()
  server.use(memberUntil('2027-12-31 23:59:59'))
  await vi.advanceTimersByTimeAsync(5_000)
  await waiting
  expect(known).toHaveBeenCalledWith(true)
})

it('asks for the membership again when a call for the member fails', async () => {
  const server = startFakeServer(failing('getMember', { code: 1, message: '错误' }))
  const waiting = awaitAccess(visit(), plan, 60_000)
  await vi.advanceTimersByTimeAsync(500)
  server.use(memberUntil('2027-12-31 23:59:59'))
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(waiting).resolves.toBe(true)
})

it('ends when its patience does, with few questions', async () => {
  const server = startFakeServer(courseThatIs(false))
  const waiting = awaitAccess(visit(), course, 60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  await expect(waiting).resolves.toBe(false)
  expect(server.requestsTo(`/course/${course.id}`).length).toBeLessThan(20)
})
