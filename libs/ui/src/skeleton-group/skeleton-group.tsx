import type { ReactElement, ReactNode } from 'react'
import * as messages from '../messages'

/** Skeletons in place of one block, announced as loading. */
export function SkeletonGroup({ children }: { children: ReactNode }): ReactElement {
  return (
    <div aria-busy="true" aria-label={messages.loading} role="group">
      {children}
    </div>
  )
}
