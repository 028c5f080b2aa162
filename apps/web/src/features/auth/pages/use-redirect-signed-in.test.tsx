import { useLocation } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { sampleMember } from '../../../testing/member.fixture'
import { renderInSite, testServices } from '../../../testing/render-in-site.fixture'
import { useRedirectSignedIn } from './use-redirect-signed-in'

function LoginPage() {
  useRedirectSignedIn()
  return null
}

function AnyPage() {
  return useLocation().pathname === '/login' && <LoginPage />
}

it.each([
  ['//evil.example', '/'],
  ['/%2fevil.example', '/'],
  ['/vip?from=x#plans', '/vip?from=x#plans'],
  ['', '/'],
])(
  'a learner who opens the login page with the redirect target %s goes to %s',
  async (redirect, lands) => {
    startFakeServer()
    const services = testServices()
    services.session.signIn('token')
    services.session.setMember(sampleMember, null)
    const path = `/login?${new URLSearchParams({ redirect })}`
    const { router } = renderInSite(<AnyPage />, services, path)
    await waitFor(() => expect(router.history.location.href).toBe(lands))
    expect(router.history.length).toBe(1)
  },
)

it('opens a pending step before the redirect target', async () => {
  startFakeServer()
  const services = testServices()
  const { router } = renderInSite(<AnyPage />, services, '/login?redirect=%2Fvip')
  const config = { forcesMobileBinding: true, forcesFaceCheck: false }
  services.session.signIn('token')
  services.session.setMember({ ...sampleMember, isMobileBound: false }, config)
  const { history } = router
  await waitFor(() => expect(history.location.href).toBe('/bind-mobile?redirect=%2Fvip'))
})
