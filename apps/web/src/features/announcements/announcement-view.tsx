import type { ReactElement } from 'react'
import type { Announcement } from '@shuyuan/api'
import { RichText, type RichTextProps } from '@shuyuan/rich-text'
import { TimeAgo } from '@shuyuan/time-format/react'
import { PageHeading, token, TitleText } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Head = styled.header`
  display: grid;
  gap: ${token('space-3')};
  margin-block-end: ${token('space-6')};
  padding-block-end: ${token('space-4')};
  border-block-end: 1px solid ${token('border')};
`

const Facts = styled.p`
  display: flex;
  gap: ${token('space-4')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

interface AnnouncementViewProps extends Pick<RichTextProps, 'baseUrl' | 'frameHosts'> {
  announcement: Announcement
}

/** Full announcement. Its title is the h1 of the page. */
export function AnnouncementView({ announcement, ...text }: AnnouncementViewProps): ReactElement {
  return (
    <article>
      <Head>
        <PageHeading>
          <TitleText>{announcement.title}</TitleText>
        </PageHeading>
        <Facts>
          <TimeAgo value={announcement.createdAt} withTime />
          {announcement.viewCount > 0 && <span>{messages.views(announcement.viewCount)}</span>}
        </Facts>
      </Head>
      <RichText {...text} source={announcement.html} format="html" />
    </article>
  )
}
