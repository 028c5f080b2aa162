import type { ReactElement } from 'react'
import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { SearchRowRoot } from './search-row'

const Count = styled.div`
  margin-block-end: ${token('space-3')};
`

const rows = 8

/** Skeleton of `SearchResults`, taller than most windows. */
export function SearchResultsSkeleton(): ReactElement {
  return (
    <>
      <Count>
        <Skeleton width="8em" />
      </Count>
      {Array.from({ length: rows }, (_, row) => (
        <SearchRowRoot key={row} as="div">
          <Skeleton ratio={16 / 9} />
          <div>
            <Skeleton lines={3} />
          </div>
        </SearchRowRoot>
      ))}
    </>
  )
}
