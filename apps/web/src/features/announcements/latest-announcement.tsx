import { latestAnnouncementQuery } from '@shuyuan/api/query'
import { AnnouncementBar } from '@shuyuan/layout'
import { useQuery } from '@tanstack/react-query'
import { ClientOnly, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useHref } from '../../core/links/use-href'
import { useServices } from '../../core/use-services'
import { useAnnouncementPlace } from './use-announcement-place'

function Latest() {
  const { api, choices } = useServices()
  const href = useHref()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [closedId, setClosedId] = useState(() => choices.getClosedAnnouncementId())
  // Once a visit is enough: a new one would wait for the next page anyway.
  const { data: latest, isError } = useQuery({
    ...latestAnnouncementQuery(api),
    staleTime: Infinity,
    // Where the page asks for it as well, its failure is shown there.
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
 * The newest announcement until it is closed; nothing while it loads or when it fails. It never moves
 * the page that is being read: an unexpected one waits for the next page.
 */
export function LatestAnnouncement() {
  return (
    // Whether it was closed, and whether it has a place, is known to the browser only.
    <ClientOnly>
      <Latest />
    </ClientOnly>
  )
}
