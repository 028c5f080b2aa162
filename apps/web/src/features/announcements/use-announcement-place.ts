import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../core/use-services'

interface AnnouncementState {
  /** True if there is an announcement to show. Undefined while loading. */
  isWanted: boolean | undefined
  hasFailed: boolean
  pathname: string
}

/**
 * Whether the page has reserved the space of the announcement. `public/theme.js` reserves it before the
 * first paint if the last visit had one. The space appears and disappears on the next page, so that
 * nothing moves while a user reads. It disappears at once when the user closes the announcement or when
 * the announcement cannot be loaded.
 */
export function useAnnouncementPlace({
  isWanted,
  hasFailed,
  pathname,
}: AnnouncementState): boolean {
  const { choices } = useServices()
  const known = useRef<string | null>(null)
  const [hasPlace, setHasPlace] = useState(
    () => document.documentElement.dataset['announcement'] !== undefined,
  )
  if (hasFailed && hasPlace) setHasPlace(false)
  useEffect(() => {
    if (hasFailed) delete document.documentElement.dataset['announcement']
  }, [hasFailed])
  useEffect(() => {
    if (isWanted === undefined) return
    choices.setReservesAnnouncement(isWanted)
    const before = known.current
    known.current = pathname
    if (before === null || (before === pathname && isWanted)) return
    if (isWanted) document.documentElement.dataset['announcement'] = ''
    else delete document.documentElement.dataset['announcement']
    setHasPlace(isWanted)
  }, [isWanted, pathname, choices])
  return hasPlace
}
