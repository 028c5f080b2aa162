import { answering, samples } from '@shuyuan/api/testing'
import { siteConfigQuery } from '@shuyuan/api/query'
import { expect, it, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { testServices } from '../../testing/render-in-site.fixture'
import { loadAccount } from './load-account'

/** Loads the account of a stored token on a site that requires a mobile number. */
async function load(mobileBound: 0 | 1) {
  const { getConfig: config, getMember: member } = samples
  startFakeServer(
    answering('getConfig', {
      ...config,
      member: { ...config.member, enabled_mobile_bind_alert: 1 },
    }),
    answering('getMember', { ...member, is_bind_mobile: mobileBound }),
  )
  const services = testServices()
  await services.queryClient.fetchQuery(siteConfigQuery(services.api))
  services.session.signIn('token')
  const invalidate = vi.fn()
  await loadAccount(services, { invalidate })
  expect(services.session.state.isSignedIn).toBe(true)
  return invalidate
}

it('runs the guards again if the learner has to bind a mobile number', async () => {
  expect(await load(0)).toHaveBeenCalledOnce()
})

it('does not run the guards again for a learner without a pending step', async () => {
  expect(await load(1)).not.toHaveBeenCalled()
})
