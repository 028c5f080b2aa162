import type { ReactElement } from 'react'
import { Container, IconButton, Link, token } from '@shuyuan/ui'
import { Megaphone, X } from 'lucide-react'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { pageMessages } from '../messages'

const Root = styled.aside`
  box-sizing: border-box;
  min-block-size: var(--sy-announcement-height, ${token('touch-target')});
  background: ${token('info-soft')};
  color: ${token('info')};
  font: ${token('type-small')};
`

const Line = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: inherit;
  & > svg {
    flex: none;
  }
  & > a {
    flex: 1;
    overflow: hidden;
    color: inherit;
    min-inline-size: 0;
    padding-block: 10px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    color: inherit;
  }
`

export interface AnnouncementBarProps {
  /** Title of the announcement. */
  title: string
  /** URL of the announcement. */
  href: string
  /** Hides the announcement. */
  onClose: () => void
}

/** One line with the latest announcement. A long title is truncated visually only. */
export function AnnouncementBar({ title, href, onClose }: AnnouncementBarProps): ReactElement {
  const messages = useMessages(pageMessages)
  return (
    <Root aria-label={messages.announcement}>
      <Line>
        <Megaphone size={16} aria-hidden />
        <Link href={href} title={title}>
          {title}
        </Link>
        <IconButton label={messages.closeAnnouncement} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </Line>
    </Root>
  )
}
