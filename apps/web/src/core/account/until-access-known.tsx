import { courseQuery } from '@shuyuan/api/query'
import { ErrorBlock } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { describeLoadError } from '../api-errors'
import { useServices } from '../use-services'
import { isVisitorReply } from './rendered-replies'

/**
 * Query of a course, without fetching it. `isOwn` is false on the server, during hydration, and as long as a learner's page
 * shows the reply that the server rendered for a visitor.
 */
export function useCourseReply(courseId: number) {
  const { api } = useServices()
  const isHydrated = useHydrated()
  const query = useQuery({ ...courseQuery(api, courseId), enabled: false })
  return { query, isOwn: isHydrated && !isVisitorReply(query) }
}

interface UntilAccessKnownProps {
  courseId: number
  /** Content that depends on the learner's access to the course. */
  children: ReactNode
}

/** Shows a placeholder until the access to a course is known, or an error if it cannot be loaded. */
export function UntilAccessKnown({ courseId, children }: UntilAccessKnownProps) {
  const { query, isOwn } = useCourseReply(courseId)
  if (!isOwn && query.isError) {
    return (
      <ErrorBlock
        message={describeLoadError(query.error)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <div data-until-known={isOwn ? undefined : ''}>{children}</div>
}
