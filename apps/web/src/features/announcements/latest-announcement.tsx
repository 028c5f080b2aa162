import { latestAnnouncementQuery } from '@shuyuan/api/query'
import { AnnouncementBar } from '@shuyuan/layout'
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useHref } from '../../core/router/use-href'
import { useServices } from '../../core/use-services'
import { useAnnouncementPlace } from './use-announcement-place'

function Latest() {
  const { api, choices } = useServices()
  const href = useHref()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [closedId, setClosedId] = useState(() => choices.getClosedAnnouncementId())
  // Fetched once per visit. A newer one would be shown on the next page anyway.
  const { data: latest, isError } = useQuery({
    ...latestAnnouncementQuery(api),
    staleTime: Infinity,
    // The announcement page requests it as well and shows the error.
    retryOnMount: false,
  })
  const isWanted = latest === undefined ? undefined : latest !== null && latest.id !== closedId
  const hasPlace = useAnnouncementPlace({
    isWanted,
    hasFailed: isError && latest === undefined,
    pathname,
  })
  if (!latest || !isWanted || !hasPlace) return null
  return (
    <AnnouncementBar
      title={latest.title}
      href={href({ to: '/announcement', search: { id: latest.id } })}
      onClose={() => {
        choices.setClosedAnnouncementId(latest.id)
        setClosedId(latest.id)
      }}
    />
  )
}

/**
 * Shows the newest announcement until the user closes it. Never causes a layout shift: an unexpected
 * announcement appears on the next page.
 */
export function LatestAnnouncement() {
  return (
    // Only the browser knows whether it was closed and whether its space is reserved.
    <ClientOnly>
      <Latest />
    </ClientOnly>
  )
}
