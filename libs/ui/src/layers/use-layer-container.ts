import { useLayoutEffect, useState } from 'react'
import { shieldFromHost } from './shield-from-host'

/**
 * An element of its own at the end of the page, or of what fills the screen, where nothing else can be
 * seen; there for as long as the caller is.
 */
export function useLayerContainer(): HTMLElement | null {
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
