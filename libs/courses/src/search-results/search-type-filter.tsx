import type { ReactElement } from 'react'
import { FilterRow } from '@shuyuan/ui'
import { useMessages } from '../courses-locale-provider/use-messages'
import { filterMessages, searchMessages } from '../messages'

/** Type of hits: all, courses, or lessons. */
export type SearchType = '' | 'vod' | 'video'

export interface SearchTypeFilterProps {
  /** The selected type. */
  type: SearchType
  /** Returns the URL of the results of a type. */
  hrefFor: (type: SearchType) => string
}

/** Links that narrow a search to one type. */
export function SearchTypeFilter({ type, hrefFor }: SearchTypeFilterProps): ReactElement {
  const messages = useMessages(searchMessages)
  const { all } = useMessages(filterMessages)
  const types: SearchType[] = ['', 'vod', 'video']
  return (
    <FilterRow
      label={messages.searchTypes}
      items={types.map((value) => ({
        label: value === '' ? all : messages.resourceType(value),
        href: hrefFor(value),
        current: value === type,
      }))}
    />
  )
}
