import type { ReactElement, ReactNode } from 'react'
import type { SearchHit } from '@shuyuan/api'
import { EmptyNote, plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { searchMessages } from '../messages'
import { SearchRow } from './search-row'

const Count = styled.p`
  margin-block-end: ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

const List = styled.ul`
  ${plainList}
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`

export interface SearchResultsProps {
  /** Hits, best first. */
  hits: readonly SearchHit[]
  /** Total number of hits. */
  total: number
  /** As typed; matched literally. */
  keywords: string
  /** Returns `null` for hits without a page. */
  hrefFor: (hit: SearchHit) => string | null
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

/** Search results, or an empty state. */
export function SearchResults({
  hits,
  total,
  keywords,
  hrefFor,
  emptyAction,
}: SearchResultsProps): ReactElement {
  const messages = useMessages(searchMessages)
  if (hits.length === 0) {
    return (
      <EmptyNote
        title={messages.noHits(keywords)}
        hint={messages.noHitsHint}
        action={emptyAction}
      />
    )
  }
  return (
    <>
      <Count role="status">{messages.hitCount(total)}</Count>
      <List role="list">
        {hits.map((hit) => (
          <li key={hit.id}>
            <SearchRow hit={hit} keywords={keywords} href={hrefFor(hit)} />
          </li>
        ))}
      </List>
    </>
  )
}
