import type { ReactElement } from 'react'
import type { Announcement } from '@shuyuan/api'
import { RichText, type RichTextProps } from '@shuyuan/rich-text'
import { TimeAgo } from '@shuyuan/time-format/react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Facts = styled.p`
  display: flex;
  gap: ${token('space-4')};
  margin-block-end: ${token('space-5')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

interface AnnouncementViewProps extends Pick<RichTextProps, 'baseUrl' | 'frameHosts'> {
  announcement: Announcement
}

/** Date, views and text of an announcement. */
export function AnnouncementView({ announcement, ...text }: AnnouncementViewProps): ReactElement {
  return (
    <article>
      <Facts>
        <TimeAgo value={announcement.createdAt} withTime />
        {announcement.viewCount > 0 && <span>{messages.views(announcement.viewCount)}</span>}
      </Facts>
      <RichText {...text} source={announcement.html} format="html" />
    </article>
  )
}
