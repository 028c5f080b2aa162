import { VisuallyHidden, plainList, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../member-locale-provider/use-messages'

const Root = styled.ul`
  ${plainList}
  border-block-end: 1px solid ${token('border')};
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
  & > :first-child > :first-child {
    padding-block-start: 0;
  }
`

/** Rows between hairlines. Children are `li` elements. */
export function RowList({ children }: { children: ReactNode }): ReactElement {
  return <Root role="list">{children}</Root>
}

interface RowListSkeletonProps {
  rows: number
  /** Skeleton of one row. */
  children: ReactNode
}

/** Skeleton of {@link RowList}. */
export function RowListSkeleton({ rows, children }: RowListSkeletonProps): ReactElement {
  const messages = useMessages()
  return (
    <div aria-busy>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden>
        <RowList>
          {Array.from({ length: rows }, (_, row) => (
            <li key={row}>{children}</li>
          ))}
        </RowList>
      </div>
    </div>
  )
}
