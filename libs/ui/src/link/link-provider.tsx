import { type MouseEvent, type ReactElement, type ReactNode, createContext, use } from 'react'
import { inSiteTarget, isPlainClick } from './in-site-target'

/** Resolves after the next frame, so that the browser shows the reaction to a tap before the work for it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/**
 * Navigates inside the site without a page load. `href` consists of path, query and fragment. May return a promise:
 * the clicked link has `data-pending` until it settles.
 */
export type Navigate = (href: string, options?: { replace?: boolean }) => unknown

/** `null` means that the browser follows all links. */
const Navigation = createContext<Navigate | null>(null)

export interface LinkProviderProps {
  /** Called for a plain click on a {@link Link}, or on an anchor in rich text, that leads to this site. */
  navigate: Navigate
  /** The page with the links. */
  children: ReactNode
}

/** Connects all {@link Link}s below it to the router of the application. */
export function LinkProvider({ navigate, children }: LinkProviderProps): ReactElement {
  return <Navigation value={navigate}>{children}</Navigation>
}

export type FollowLink = (
  event: MouseEvent | globalThis.MouseEvent,
  link: HTMLAnchorElement,
  options?: { replace?: boolean },
) => void

/**
 * Returns a click handler that behaves like {@link Link}, for anchors in rich text. A plain click on a URL of
 * this site navigates through `LinkProvider`. The browser handles all other clicks.
 */
export function useFollowLink(): FollowLink {
  const navigate = use(Navigation)
  return (event, link, options) => {
    if (!navigate || !isPlainClick(event)) return
    const target = inSiteTarget(link, window.location.href)
    if (target === null) return
    event.preventDefault()
    link.dataset.pending = ''
    void afterPaint()
      .then(() => navigate(target, options))
      .finally(() => delete link.dataset.pending)
  }
}
