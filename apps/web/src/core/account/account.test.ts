import { failureReply, handling } from '@shuyuan/api/testing'
import { expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { testServices } from '../../testing/render-in-site.fixture'
import { signIn } from './account'

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
