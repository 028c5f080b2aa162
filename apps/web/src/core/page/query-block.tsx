import { ErrorBoundary, ErrorBlock, PageHeading, SkeletonGroup, token } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { describeLoadError, isMissing } from '../api-errors'

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-4')};
  &[data-waiting='true'] {
    position: absolute;
    clip-path: inset(50%);
  }
`

interface QueryBlockProps<Data> {
  query: UseQueryResult<Data>
  /** Shown while the query is loading. */
  skeleton: ReactNode
  /**
   * Heading of the page, if the content renders its own. It is visually hidden during the skeleton and
   * visible if the query or its content fails.
   */
  heading?: string
  children: (data: Data) => ReactNode
}

function Content<Data>({ data, render }: { data: Data; render: (data: Data) => ReactNode }) {
  return render(data)
}

/** Renders a query as skeleton, content or retryable error, without affecting the rest of the page. */
export function QueryBlock<Data>({
  query,
  skeleton,
  heading,
  children,
}: QueryBlockProps<Data>): ReactElement {
  if (query.data !== undefined) {
    return (
      <ErrorBoundary
        resetKeys={[query.data]}
        heading={heading !== undefined && <Heading>{heading}</Heading>}
      >
        <Content data={query.data} render={children} />
      </ErrorBoundary>
    )
  }
  return (
    <>
      {heading !== undefined && <Heading data-waiting={!query.isError}>{heading}</Heading>}
      {query.isError ? (
        <ErrorBlock
          message={describeLoadError(query.error)}
          isRetrying={query.isFetching}
          // A retry does not help if the record does not exist.
          onRetry={isMissing(query.error) ? undefined : () => void query.refetch()}
        />
      ) : (
        <SkeletonGroup>{skeleton}</SkeletonGroup>
      )}
    </>
  )
}
