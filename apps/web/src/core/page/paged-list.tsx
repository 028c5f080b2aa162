import type { Page } from '@shuyuan/api'
import { ButtonLink, EmptyState, Pagination, token } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as messages from './messages'
import { QueryBlock } from './query-block'

const Pages = styled(Pagination)`
  margin-block-start: ${token('space-6')};
`

interface PagedListProps<Item> {
  query: UseQueryResult<Page<Item>>
  skeleton: ReactNode
  page: number
  pageSize: number
  hrefFor: (page: number) => string
  children: (list: Page<Item>) => ReactNode
}

/** One page of a list with pagination. */
export function PagedList<Item>({
  query,
  skeleton,
  page,
  pageSize,
  hrefFor,
  children,
}: PagedListProps<Item>) {
  // The last page may also be empty, because the server's total includes deleted rows.
  const lastPage = (total: number) => Math.max(1, Math.min(Math.ceil(total / pageSize), page - 1))
  return (
    <QueryBlock query={query} skeleton={skeleton}>
      {(list) => (
        <>
          {list.items.length === 0 && list.total > 0 ? (
            <>
              <meta name="robots" content="noindex" />
              <EmptyState
                title={messages.emptyListPage(page)}
                action={
                  <ButtonLink href={hrefFor(lastPage(list.total))}>
                    {messages.toLastPage}
                  </ButtonLink>
                }
              />
            </>
          ) : (
            children(list)
          )}
          {list.total > pageSize && (
            <Pages page={page} pageCount={Math.ceil(list.total / pageSize)} hrefFor={hrefFor} />
          )}
        </>
      )}
    </QueryBlock>
  )
}
