import { isPhone, phoneSiteAddress } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { wantedPage } from '../app/router/redirect-target'
import { useServices } from '../app/use-services'

/** The page that this document was opened for, where a guard took its place until a sign-in. */
function guardedArrival(location: Parameters<typeof wantedPage>[0]): URL | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const arrival = new URL(entry.name)
  const wanted = new URL(wantedPage(location), arrival)
  return arrival.pathname + arrival.search === wanted.pathname + wanted.search ? arrival : null
}

/** A visitor who comes back from the phone site by Back must not be sent there again. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * The page's address on the phone site (`null`: none, no phone, or the visitor chose to stay). A phone
 * that arrives is sent there once, when the settings are known: a visitor of a guarded page to that page,
 * whose own guard the phone site has.
 */
export function usePhoneSite(): { address: string | null; stay: () => void } {
  const { choices, env } = useServices()
  const { config } = useSite()
  const location = useLocation()
  const [stays, setStays] = useState(() => choices.getStaysHere())
  const device = { userAgent: navigator.userAgent, width: window.innerWidth }
  const arrival = guardedArrival(location)
  const address =
    stays || !isPhone(device)
      ? null
      : phoneSiteAddress({
          path: arrival?.pathname ?? location.pathname,
          search: arrival?.search ?? location.searchStr,
          h5Url: config.h5Url,
          routes: env.phoneSiteRoutes,
          siteUrl: window.location.origin,
        })
  const isSent = useRef(false)
  // Leaving the site is the effect itself.
  useEffect(() => {
    if (address === null || isSent.current || cameBack()) return
    isSent.current = true
    window.location.assign(address)
  }, [address])
  return {
    address,
    stay: () => {
      choices.setStaysHere(true)
      setStays(true)
    },
  }
}
