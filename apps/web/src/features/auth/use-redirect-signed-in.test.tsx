import { useLocation } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { sampleMember } from '../../testing/member.fixture'
import { renderInSite, testServices } from '../../testing/render-in-site.fixture'
import { useRedirectSignedIn } from './use-redirect-signed-in'

function AnyPage() {
  const { pathname } = useLocation()
  useRedirectSignedIn(pathname === '/login')
  return null
}

it.each([
  ['//evil.example', '/'],
  ['/%2fevil.example', '/'],
  ['/vip?from=x', '/vip?from=x'],
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
  },
)
