import type { ReactElement } from 'react'
import type { Announcement } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Link, sideLink, token, TitleText } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Row = styled(Link)`
  display: grid;
  gap: ${token('space-0')};
  ${sideLink}
  padding-block: ${token('space-3')};
  color: ${token('text-muted')};
  &:hover {
    color: ${token('text')};
    text-decoration: none;
  }
  & > time {
    color: ${token('text-subtle')};
    font: ${token('type-small')};
    font-variant-numeric: tabular-nums;
  }
`

interface AnnouncementListProps {
  announcements: readonly Announcement[]
  currentId?: number
  hrefFor: (announcement: Announcement) => string
}

/** Navigation with links to announcements. Renders nothing if there are none. */
export function AnnouncementList({
  announcements,
  currentId,
  hrefFor,
}: AnnouncementListProps): ReactElement | null {
  if (announcements.length === 0) return null
  return (
    <nav aria-label={messages.announcementList}>
      <ul role="list">
        {announcements.map((announcement) => (
          <li key={announcement.id}>
            <Row
              href={hrefFor(announcement)}
              aria-current={announcement.id === currentId ? 'page' : undefined}
            >
              <TitleText>{announcement.title}</TitleText>
              <TimeAgo value={announcement.createdAt} />
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  )
}
