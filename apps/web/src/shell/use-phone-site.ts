import { isPhone, phoneSiteUrl } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { redirectTargetOf } from '../core/router/redirect-target'
import { useServices } from '../core/use-services'

/** The URL that this document was opened with, if a guard has redirected it to a sign-in. */
function guardedArrival(location: Parameters<typeof redirectTargetOf>[0]): URL | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const arrival = new URL(entry.name)
  const target = new URL(redirectTargetOf(location), arrival)
  return arrival.pathname + arrival.search === target.pathname + target.search ? arrival : null
}

/** A visitor who returns from the phone site by Back must not be sent there again. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * URL of this page on the phone site, or `null` if there is none, the device is no phone, or the visitor chose
 * to stay. Sends a phone there once, as soon as the config is known. A visitor of a guarded page is sent to
 * that page, because the phone site has guards of its own.
 */
export function usePhoneSite(): { href: string | null; stay: () => void } {
  const { choices, env } = useServices()
  const { config } = useSite()
  const location = useLocation()
  const [stays, setStays] = useState(() => choices.getPrefersFullSite())
  const device = { userAgent: navigator.userAgent, width: window.innerWidth }
  const arrival = guardedArrival(location)
  const href =
    stays || !isPhone(device)
      ? null
      : phoneSiteUrl({
          path: arrival?.pathname ?? location.pathname,
          search: arrival?.search ?? location.searchStr,
          h5Url: config.h5Url,
          routes: env.phoneSiteRoutes,
          siteUrl: window.location.origin,
        })
  const isSent = useRef(false)
  useEffect(() => {
    if (href === null || isSent.current || cameBack()) return
    isSent.current = true
    window.location.assign(href)
  }, [href])
  return {
    href,
    stay: () => {
      choices.setPrefersFullSite(true)
      setStays(true)
    },
  }
}
