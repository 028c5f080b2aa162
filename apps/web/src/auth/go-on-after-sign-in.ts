import type { AnyRouter } from '@tanstack/react-router'
import { afterSignIn } from '../guards'
import { renewPersonalData } from '../renew-personal-data'
import type { Services } from '../services'

/**
 * What follows a sign-in. On the login pages: on to the wanted page. Elsewhere the page stays and is
 * brought up to date in place of a reload, so that nothing typed is lost; the guards run again, so a
 * step still owed comes first on pages that ask for it.
 */
export function goOnAfterSignIn(services: Services, router: AnyRouter): void {
  renewPersonalData(services)
  const { pathname, search } = router.state.location
  if (pathname === '/login' || pathname === '/login/callback') {
    const { redirect } = search as { redirect?: string }
    router.history.replace(afterSignIn(services.session, redirect))
    return
  }
  void router.invalidate()
}
