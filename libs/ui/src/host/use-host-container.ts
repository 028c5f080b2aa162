import { useLayoutEffect, useState } from 'react'
import { shieldFromHost } from './shield-from-host'

/**
 * An element at the end of the page, or of the element that fills the screen, for a portal: React's
 * listeners of the portal are on the element itself, so they hear what is kept from a host.
 */
export function useHostContainer(): HTMLElement | null {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const element = document.createElement('div')
    // Out of the flow: a page that lays out its children with gaps must not gain one.
    element.style.position = 'absolute'
    shieldFromHost(element)
    ;(document.fullscreenElement ?? document.body).append(element)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it must be in the page before its content is
    setContainer(element)
    return () => element.remove()
  }, [])
  return container
}
