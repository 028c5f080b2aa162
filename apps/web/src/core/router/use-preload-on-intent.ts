import { inSiteTarget } from '@shuyuan/ui'
import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** How long a pointer must stay on a link before it preloads, in ms. */
const patience = 50

/** Whether the link leads to another page of this site, in the same window. */
function leadsOn(link: HTMLAnchorElement): boolean {
  const { href, pathname, search } = window.location
  const isOtherPage = link.pathname + link.search !== pathname + search
  return isOtherPage && inSiteTarget(link, href) !== null
}

/** Preloads the code and the data of a page. Never rejects: a page that fails to load shows its error when it opens. */
export function preloadPage(router: Pick<RegisteredRouter, 'preloadRoute'>, href: string): void {
  // The type requires `to`, but the router uses `href`.
  router.preloadRoute({ to: '.', href }).catch(() => {})
}

/**
 * Preloads the page of a link on hover, focus and touch. It listens on the document, because a page has about a hundred
 * links, and listeners of their own would slow down hydration.
 */
export function usePreloadOnIntent(): void {
  const router = useRouter()
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    let current: HTMLAnchorElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined

    function preload({ pathname, search }: HTMLAnchorElement) {
      preloadPage(router, pathname + search)
    }
    function onIntent({ type, target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null
      if (link === current) return
      current = link
      clearTimeout(timer)
      if (link === null || !leadsOn(link)) return
      if (type === 'touchstart') preload(link)
      else timer = setTimeout(preload, patience, link)
    }
    for (const type of ['mouseover', 'focusin', 'touchstart'])
      document.addEventListener(type, onIntent, options)
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [router])
}
