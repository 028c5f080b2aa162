import { describeError } from '@shuyuan/api'
import { BlockBoundary, ErrorBlock, PageHeading } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import * as messages from '../messages'
import { isMissing } from './is-missing'

interface QueryBlockProps<Data> {
  query: UseQueryResult<Data>
  /** Keeps the block's place until the answer is there. */
  skeleton: ReactNode
  /** The page's heading, where the content brings it along: it stays when drawing the content fails. */
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
        heading={heading !== undefined && <PageHeading>{heading}</PageHeading>}
      >
        <Content data={query.data} render={children} />
      </BlockBoundary>
    )
  }
  if (query.isError) {
    return (
      <ErrorBlock
        message={describeError(query.error)}
        retrying={query.isFetching}
        // What is not there does not come by asking again.
        onRetry={isMissing(query.error) ? undefined : () => void query.refetch()}
      />
    )
  }
  return (
    <div aria-busy="true" aria-label={messages.loading} role="group">
      {skeleton}
    </div>
  )
}
