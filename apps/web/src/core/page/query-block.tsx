import { describeError } from '@shuyuan/api'
import { BlockBoundary, ErrorBlock, PageHeading, SkeletonGroup, token } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { isMissing } from '../api-errors'

const Heading = styled(PageHeading)`
  margin-block-end: ${token('space-4')};
  &[data-waiting='true'] {
    position: absolute;
    clip-path: inset(50%);
  }
`

interface QueryBlockProps<Data> {
  query: UseQueryResult<Data>
  /** Keeps the block's place until the answer is there. */
  skeleton: ReactNode
  /**
   * The page's heading, where the content brings its own: only heard during the skeleton, seen where the
   * query or its content failed.
   */
  heading?: string
  children: (data: Data) => ReactNode
}

function Content<Data>({ data, render }: { data: Data; render: (data: Data) => ReactNode }) {
  return render(data)
}

/** A block over one query: skeleton, then content, or a message with a retry; it fails alone. */
export function QueryBlock<Data>({
  query,
  skeleton,
  heading,
  children,
}: QueryBlockProps<Data>): ReactElement {
  if (query.data !== undefined) {
    return (
      <BlockBoundary
        resetKeys={[query.data]}
        onError={(error) => console.error(error)}
        heading={heading !== undefined && <Heading>{heading}</Heading>}
      >
        <Content data={query.data} render={children} />
      </BlockBoundary>
    )
  }
  return (
    <>
      {heading !== undefined && <Heading data-waiting={!query.isError}>{heading}</Heading>}
      {query.isError ? (
        <ErrorBlock
          message={describeError(query.error)}
          isRetrying={query.isFetching}
          // What is not there does not come by asking again.
          onRetry={isMissing(query.error) ? undefined : () => void query.refetch()}
        />
      ) : (
        <SkeletonGroup>{skeleton}</SkeletonGroup>
      )}
    </>
  )
}
