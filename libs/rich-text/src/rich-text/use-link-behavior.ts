import { useEffect, type RefObject } from 'react'
import { useFollowLink, usePreloadLink } from '@shuyuan/ui'

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}

/** Makes links of finished HTML navigate and preload like `Link`. */
export function useLinkBehavior(root: RefObject<HTMLElement | null>): void {
  const follow = useFollowLink()
  const preload = usePreloadLink()

  // The links are part of the HTML, so React cannot attach handlers.
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    function handleClick(event: MouseEvent) {
      const link = linkOf(event)
      if (link !== null) follow(event, link)
    }
    function handleIntent(event: Event) {
      const link = linkOf(event)
      if (link !== null) preload(link)
    }
    root.current?.addEventListener('click', handleClick, { signal })
    root.current?.addEventListener('focusin', handleIntent, { signal })
    root.current?.addEventListener('pointerover', handleIntent, { signal })
    return () => listening.abort()
  }, [root, follow, preload])
}
