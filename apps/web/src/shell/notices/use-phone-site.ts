import { isPhone, phoneSiteUrl } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { redirectTargetOf } from '../../core/router/redirect-target'
import { useServices } from '../../core/use-services'

/** Initial URL of the document, if a guard has redirected it to the login page. */
function guardedArrival(location: Parameters<typeof redirectTargetOf>[0]): URL | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const arrival = new URL(entry.name)
  const target = new URL(redirectTargetOf(location), arrival)
  return arrival.pathname + arrival.search === target.pathname + target.search ? arrival : null
}

/** Whether the visitor returned with Back, and must not be redirected to the phone site again. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * Returns the URL of this page on the phone site, or `null` if there is none, the device is no phone, or the
 * visitor chose to stay. Redirects a phone once the config is loaded. Redirects a guarded page to that page and
 * not to the login page, because the phone site has its own guards.
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
          siteUrls: [window.location.origin, env.siteUrl, config.url, config.pcUrl],
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
