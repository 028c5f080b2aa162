import { latestAnnouncementQuery } from '@shuyuan/api/query'
import { AnnouncementBar } from '@shuyuan/layout'
import { useSession } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../use-services'

/** The newest announcement until it is closed; nothing while it loads or when it fails. */
export function LatestAnnouncement() {
  const { api } = useServices()
  const session = useSession()
  const [closedId, setClosedId] = useState(() => session.getClosedAnnouncementId())
  const { data: latest } = useQuery(latestAnnouncementQuery(api))
  if (!latest || latest.id === closedId) return null
  return (
    <AnnouncementBar
      title={latest.title}
      href={`/announcement?id=${latest.id}`}
      onClose={() => {
        session.setClosedAnnouncementId(latest.id)
        setClosedId(latest.id)
      }}
    />
  )
}
