import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../core/use-services'

/**
 * Whether the page has kept a place for the announcement (`public/theme.js` does so before the first
 * paint, by what was the case last time). The place comes and goes with the next page, so that nothing
 * moves under a reader, or at once with the reader's own click that closes the announcement.
 *
 * @param isWanted whether there is something to show; `undefined` while that is unknown
 */
export function useAnnouncementPlace(isWanted: boolean | undefined, pathname: string): boolean {
  const { choices } = useServices()
  const known = useRef<string | null>(null)
  const [hasPlace, setHasPlace] = useState(
    () => document.documentElement.dataset['announcement'] !== undefined,
  )
  // The storage and the root element belong to the browser.
  useEffect(() => {
    if (isWanted === undefined) return
    choices.setExpectsAnnouncement(isWanted)
    const before = known.current
    known.current = pathname
    if (before === null || (before === pathname && isWanted)) return
    if (isWanted) document.documentElement.dataset['announcement'] = ''
    else delete document.documentElement.dataset['announcement']
    setHasPlace(isWanted)
  }, [isWanted, pathname, choices])
  return hasPlace
}
