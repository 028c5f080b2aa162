import { use, type ReactElement, type ReactNode } from 'react'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'

/** Skeletons of one block, announced as loading. */
export function SkeletonGroup({ children }: { children: ReactNode }): ReactElement {
  const { loading = messages.loading } = use(UiMessages)
  return (
    <div aria-busy="true" aria-label={loading} role="group">
      {children}
    </div>
  )
}
