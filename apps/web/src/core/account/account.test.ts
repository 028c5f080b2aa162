import { createHandlers, failureReply, handling } from '@shuyuan/api/testing'
import { onlineManager } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember } from '../../testing/member.fixture'
import { testServices } from '../../testing/render-in-site.fixture'
import { getProgressRecorders } from './progress-recorder'
import { endSignedOutTokens, signIn, signOut } from './account'

/** Starts a sign-in whose account request fails when `refuse` is called. */
async function beginRefusedSignIn() {
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  const server = startFakeServer(
    handling('getMember', async () => {
      await refused
      return failureReply({ code: 1, message: '系统繁忙' })
    }),
  )
  const services = testServices()
  const result = signIn(services, 'first').then(
    () => 'ended',
    () => 'failed',
  )
  await vi.waitFor(
    () => expect(server.requestsTo('/member/detail').length).toBeGreaterThan(0),
    30_000,
  )
  return { session: services.session, refuse, result }
}

it('signs out when the account cannot be loaded', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  refuse()
  expect(await result).toBe('failed')
  expect(session.getToken()).toBeNull()
})

it('keeps a newer sign-in when an earlier one fails', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  session.signIn('second')
  refuse()
  expect(await result).toBe('ended')
  expect(session.getToken()).toBe('second')
})

it('fails when the learner signs out during the sign-in', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  session.clear()
  refuse()
  expect(await result).toBe('failed')
  expect(session.getToken()).toBeNull()
})

it('sends the last seconds of a playing lesson before it ends the token', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const server = startFakeServer(handling('recordProgress', () => arrived))
  const services = testServices()
  services.session.signIn('first')
  services.session.setMember({ ...sampleMember, id: 7 }, null)
  getProgressRecorders(services).current()?.queue.note(404, 33)
  signOut(services)
  await vi.waitFor(() => expect(server.requestsTo('/record')).toHaveLength(1), 30_000)
  expect(server.requestsTo('/logout')).toHaveLength(0)
  arrive()
  await vi.waitFor(() => expect(server.requestsTo('/logout')).toHaveLength(1), 30_000)
  const [record] = server.requestsTo('/video/404/record')
  expect(record?.headers.get('Authorization')).toBe('Bearer first')
  expect(await record?.clone().json()).toEqual({ duration: 33 })
})

describe('a sign-out that does not reach the server', () => {
  it('is sent even if the browser believes that it has no network', async () => {
    const server = startFakeServer()
    const services = testServices()
    services.session.signIn('first')
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    signOut(services)
    await vi.waitFor(() => expect(server.requestsTo('/logout')).toHaveLength(1), 30_000)
  })

  it('is sent by the next visit, and the token is then stored nowhere', async () => {
    const server = startFakeServer(handling('logout', () => HttpResponse.error()))
    const closed = testServices()
    closed.session.signIn('first')
    signOut(closed)
    server.use(...createHandlers())
    const services = testServices()
    services.session.signIn('second')
    endSignedOutTokens(services)
    await vi.waitFor(() => {
      const tokens = server.requestsTo('/logout').map(({ headers }) => headers.get('Authorization'))
      expect(tokens).toContain('Bearer first')
      expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('first')
    }, 30_000)
    expect(services.session.getToken()).toBe('second')
  })

  it('is repeated while the browser believes that it has a network', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const server = startFakeServer(handling('logout', () => HttpResponse.error()))
    const services = testServices()
    services.session.signIn('first')
    signOut(services)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.requestsTo('/logout').length).toBeGreaterThan(2)
    server.use(...createHandlers())
    await vi.advanceTimersByTimeAsync(60_000)
    const sent = server.requestsTo('/logout').length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.requestsTo('/logout')).toHaveLength(sent)
  })
})
