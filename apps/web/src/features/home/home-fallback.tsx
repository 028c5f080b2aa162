import { homeBlocksQuery } from '@shuyuan/api/query'
import { ErrorBlock } from '@shuyuan/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeLoadError } from '../../core/api-errors'
import { useServices } from '../../core/use-services'
import { NewestCourses } from './newest-courses'

/**
 * Shown if the blocks of the home page cannot be loaded or the school has arranged none: the newest courses, below
 * an error message if there is one. Courses that also fail are hidden and retried together.
 */
export function HomeFallback() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const blocks = useQuery(homeBlocksQuery(api))
  // The message stays during a retry, which resets the error of the query.
  const [error, setError] = useState(blocks.error)
  if (blocks.error !== null && blocks.error !== error) setError(blocks.error)
  return (
    <>
      {error !== null && (
        <ErrorBlock
          message={describeLoadError(error)}
          isRetrying={blocks.isFetching}
          onRetry={() =>
            void queryClient.refetchQueries({
              type: 'active',
              predicate: ({ state }) => state.status === 'error',
            })
          }
        />
      )}
      <NewestCourses isSilent={error !== null} />
    </>
  )
}
