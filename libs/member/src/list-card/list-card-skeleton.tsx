import { VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { messages } from '../messages'
import { ListCard } from './list-card'

interface ListCardSkeletonProps {
  rows: number
  /** One row in gray. */
  children: ReactNode
}

/** A {@link ListCard} that is still loading. */
export function ListCardSkeleton({ rows, children }: ListCardSkeletonProps): ReactElement {
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
