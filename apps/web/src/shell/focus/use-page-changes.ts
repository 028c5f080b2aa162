import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

function pageOf(searchStr: string): string {
  return new URLSearchParams(searchStr).get('page') ?? '1'
}

/** Where the visit began, if it went on before this hook was mounted. */
function hasMovedOn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname
}

/**
 * Takes the focus along: to the heading where a path or a page of a list is new, as the window scrolls
 * to the top there; elsewhere it stays. Gives the number of the list's page that was gone to, which no
 * heading tells.
 */
export function usePageChanges(): string | null {
  const router = useRouter()
  const [listPage, setListPage] = useState<string | null>(null)
  // The router and the focus are outside React.
  useEffect(() => {
    // No visitor goes anywhere until the page stands. Without the code the focus stays where the browser has it.
    const keeper = import('./keep-focus').then(({ keepFocus }) => keepFocus()).catch(() => null)
    const arrive = () => void keeper.then((found) => found?.arrive())
    if (hasMovedOn()) arrive()
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
        if (pathChanged || isOtherPage) return arrive()
        const before = title
        void keeper.then((found) => found?.stayAt(before))
      }),
      () => void keeper.then((found) => found?.stop()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
  return listPage
}
