import type { ReactElement, ReactNode } from 'react'
import type { CommentAuthor, CommentReply } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Avatar, Badge, isBlank, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import type { CoursesLocale } from '../locales/courses-locale'
import { commentMessages } from '../messages'

const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  & > strong {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
`

const Text = styled.p`
  margin-block: ${token('space-1')};
  white-space: pre-line;
  &[data-pending] {
    color: ${token('text-subtle')};
  }
`

/** Returns the display name of an author, with fallbacks for empty names and deleted accounts. */
export function authorName(
  author: CommentAuthor,
  messages: Pick<CoursesLocale, 'deletedUser' | 'anonymousUser'>,
): string {
  if (author === null) return messages.deletedUser
  return isBlank(author.name) ? messages.anonymousUser : author.name.trim()
}

export interface CommentEntryProps {
  comment: CommentReply
  avatarSize: number
  /** Rendered below the text. */
  children?: ReactNode
}

/** One comment or reply. Pending comments show a note instead of their text. */
export function CommentEntry({ comment, avatarSize, children }: CommentEntryProps): ReactElement {
  const messages = useMessages(commentMessages)
  const locale = useTimeLocale()
  const name = authorName(comment.author, messages)
  return (
    <Root>
      <Avatar src={comment.author?.avatar ?? null} name={name} size={avatarSize} />
      <div>
        <Head>
          <strong>{name}</strong>
          {comment.replyTo !== undefined && (
            <span>{messages.repliedTo(authorName(comment.replyTo, messages))}</span>
          )}
          <TimeAgo value={comment.createdAt} locale={locale} />
          {comment.ipProvince && <span>{messages.from(comment.ipProvince)}</span>}
          {comment.isPending && <Badge tone="warning">{messages.pendingMark}</Badge>}
        </Head>
        <Text data-pending={comment.isPending || undefined}>
          {comment.isPending ? messages.pending : comment.content}
        </Text>
        {children}
      </div>
    </Root>
  )
}
