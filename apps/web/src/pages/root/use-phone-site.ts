import { useSession } from '@shuyuan/session/react'
import { isPhone, phoneSiteAddress } from '@shuyuan/site'
import { useSite } from '@shuyuan/site/react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

/** Someone who comes back from the phone site by Back must not be sent there again. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}

/**
 * The page's address on the phone site (`null`: none, no phone, or the visitor chose to stay). A phone
 * that arrives is sent there once, when the settings are known.
 */
export function usePhoneSite(): { address: string | null; stay: () => void } {
  const session = useSession()
  const { config } = useSite()
  const { pathname, searchStr } = useLocation()
  const [stays, setStays] = useState(() => session.getStaysHere())
  const device = { userAgent: navigator.userAgent, width: window.innerWidth }
  const address =
    stays || !isPhone(device)
      ? null
      : phoneSiteAddress({ path: pathname, search: searchStr, h5Url: config.h5Url })
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
      session.setStaysHere(true)
      setStays(true)
    },
  }
}
