import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

function pageOf(searchStr: string): string {
  return new URLSearchParams(searchStr).get('page') ?? '1'
}

/** Whether the path has changed since the document was loaded, such as by a guard's redirect. */
function wasRedirected(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname
}

/**
 * Focuses the heading when the path or the page of a list changes, as these also scroll to the top. Returns the
 * new page number of a list, which the heading does not include.
 */
export function usePageChanges(): string | null {
  const router = useRouter()
  const [listPage, setListPage] = useState<string | null>(null)
  useEffect(() => {
    // Not needed before the first navigation. If the code fails to load, the browser manages the focus.
    const keeper = import('./keep-focus').then(({ keepFocus }) => keepFocus()).catch(() => null)
    const enterPage = () => void keeper.then((found) => found?.enterPage())
    if (wasRedirected()) enterPage()
    let title = document.title
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        title = document.title
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hrefChanged }) => {
        if (fromLocation === undefined || !hrefChanged) return
        const page = pageOf(toLocation.searchStr)
        const isOtherPage = page !== pageOf(fromLocation.searchStr)
        setListPage(isOtherPage && !pathChanged ? page : null)
        if (pathChanged || isOtherPage) return enterPage()
        const before = title
        void keeper.then((found) => found?.updatePage(before))
      }),
      () => void keeper.then((found) => found?.stop()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return listPage
}
