import type { ReactElement } from 'react'
import type { Comment } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { Avatar, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { authorName } from '../comment-list/comment-entry'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import { commentMessages } from '../messages'

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token('space-7')};
  & > :first-child {
    grid-column: 1 / -1;
  }
`

const Quote = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${token('space-3')};
  block-size: 100%;
  margin: 0;
`

const Text = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  margin: 0;
  align-self: start;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
  &::before {
    content: '「';
  }
  &::after {
    content: '」';
  }
  li:first-child > * > & {
    font: ${token('type-heading')};
    font-family: ${token('font-body')};
    font-weight: ${token('weight-regular')};
  }
`

const Author = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

export interface CommentQuotesProps {
  /** Reviewed comments. */
  comments: readonly Comment[]
}

/** Comments as quotes, without replies. The first is the largest. */
export function CommentQuotes({ comments }: CommentQuotesProps): ReactElement {
  const messages = useMessages(commentMessages)
  const locale = useTimeLocale()
  return (
    <List role="list">
      {comments.map(({ id, content, author, createdAt }) => {
        const name = authorName(author, messages)
        return (
          <li key={id}>
            <Quote>
              <Text>{content}</Text>
              <Author>
                <Avatar src={author?.avatar ?? null} name={name} size={28} />
                <span>{name}</span>
                <TimeAgo value={createdAt} locale={locale} />
              </Author>
            </Quote>
          </li>
        )
      })}
    </List>
  )
}
