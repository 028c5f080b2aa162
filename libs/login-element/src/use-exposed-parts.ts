import { useLayoutEffect } from 'react'

/** Keeps `part` equal to `data-auth-part` in a shadow root, so that `::part()` of the page selects the parts. */
export function useExposedParts(root: ShadowRoot | null): void {
  useLayoutEffect(() => {
    if (root === null) return undefined
    const expose = () => {
      for (const element of root.querySelectorAll('[data-auth-part]')) {
        element.setAttribute('part', element.getAttribute('data-auth-part') ?? '')
      }
    }
    const observer = new MutationObserver(expose)
    observer.observe(root, { childList: true, subtree: true })
    expose()
    return () => observer.disconnect()
  }, [root])
}
