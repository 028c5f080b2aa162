import { useEffect, useLayoutEffect, useState } from 'react'
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
  const [hasPlace, setHasPlace] = useState(
    () => document.documentElement.dataset['announcement'] !== undefined,
  )
  const [known, setKnown] = useState<{ isWanted: boolean; pathname: string } | null>(null)
  if (hasFailed && hasPlace) setHasPlace(false)
  if (isWanted !== undefined && (known?.isWanted !== isWanted || known.pathname !== pathname)) {
    setKnown({ isWanted, pathname })
    const isNextPage = known !== null && known.pathname !== pathname
    const isClosed = known !== null && !isWanted
    if (isNextPage || isClosed) setHasPlace(isWanted)
  }
  useEffect(() => {
    if (isWanted !== undefined) choices.setReservesAnnouncement(isWanted)
  }, [isWanted, choices])
  // Before the next paint, so that the announcement and its space appear together.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-announcement', hasPlace)
  }, [hasPlace])
  return hasPlace
}
