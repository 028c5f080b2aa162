import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keepFocus } from './keep-focus'

function pageOf(searchStr: string): string {
  return new URLSearchParams(searchStr).get('page') ?? '1'
}

/** Whether the path has changed since the document was loaded, such as by a guard's redirect. */
function wasRedirected(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname
}

/**
 * Focuses the heading when the path, the title or the page of a list changes. Returns the new page of a list, which the
 * heading does not include.
 */
export function usePageChanges(): string | null {
  const router = useRouter()
  const [listPage, setListPage] = useState<string | null>(null)
  useEffect(() => {
    const { enterPage, stop } = keepFocus()
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
        if (pathChanged || isOtherPage || document.title !== title) enterPage()
      }),
      stop,
    ]
    return () => {
      for (const end of stops) end()
    }
  }, [router])
  return listPage
}
