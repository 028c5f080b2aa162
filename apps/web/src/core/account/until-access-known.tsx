import { ErrorBlock } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { describeLoadError } from '../api-errors'
import { useCourseReply } from './use-course-reply'

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
  return <div data-until-known={!isOwn || undefined}>{children}</div>
}
