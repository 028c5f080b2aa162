import type { Page } from '@shuyuan/api'
import { Pagination, token } from '@shuyuan/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
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

/** One page of a numbered list with the way to the others. */
export function PagedList<Item>({
  query,
  skeleton,
  page,
  pageSize,
  hrefFor,
  children,
}: PagedListProps<Item>) {
  return (
    <QueryBlock query={query} skeleton={skeleton}>
      {(list) => (
        <>
          {children(list)}
          {list.total > pageSize && (
            <Pages page={page} pageCount={Math.ceil(list.total / pageSize)} hrefFor={hrefFor} />
          )}
        </>
      )}
    </QueryBlock>
  )
}
