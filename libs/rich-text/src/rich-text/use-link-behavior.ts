import { useEffect, type RefObject } from 'react'
import { useFollowLink } from '@shuyuan/ui'

/** Makes links of finished HTML navigate like `Link`. */
export function useLinkBehavior(root: RefObject<HTMLElement | null>): void {
  const follow = useFollowLink()

  // The links are part of the HTML, so React cannot attach handlers.
  useEffect(() => {
    const listening = new AbortController()
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link !== null) follow(event, link)
    }
    root.current?.addEventListener('click', handleClick, { signal: listening.signal })
    return () => listening.abort()
  }, [root, follow])
}
