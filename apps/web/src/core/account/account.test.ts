import { failureReply, handling } from '@shuyuan/api/testing'
import { expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { testServices } from '../../testing/render-in-site.fixture'
import { signIn } from './account'

/** A sign-in whose account is refused when `refuse` is called. */
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

it('leaves a visitor when the account cannot be had', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  refuse()
  expect(await result).toBe('failed')
  expect(session.getToken()).toBeNull()
})

it('does not end the sign-in that took its place meanwhile', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  session.signIn('second')
  refuse()
  expect(await result).toBe('ended')
  expect(session.getToken()).toBe('second')
})

it('fails when the learner signed out meanwhile', async () => {
  const { session, refuse, result } = await beginRefusedSignIn()
  session.clear()
  refuse()
  expect(await result).toBe('failed')
  expect(session.getToken()).toBeNull()
})
