import { Card, VisuallyHidden, plainList, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

const Rows = styled.ul`
  ${plainList}
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`

/** List of rows on a raised surface. Children are `li` elements. */
export function ListCard({ children }: { children: ReactNode }): ReactElement {
  return (
    <Card flush>
      <Rows role="list">{children}</Rows>
    </Card>
  )
}

interface ListCardSkeletonProps {
  rows: number
  /** Skeleton of one row. */
  children: ReactNode
}

/** Skeleton of {@link ListCard}. */
export function ListCardSkeleton({ rows, children }: ListCardSkeletonProps): ReactElement {
  const messages = useMessages()
  return (
    <div aria-busy>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden>
        <ListCard>
          {Array.from({ length: rows }, (_, row) => (
            <li key={row}>{children}</li>
          ))}
        </ListCard>
      </div>
    </div>
  )
}
