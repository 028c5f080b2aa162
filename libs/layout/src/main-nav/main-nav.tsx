import type { ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages/header-messages'
import { countFitting } from './count-fitting'
import { namedEntries } from './named-entries'
import type { NavEntry } from './nav-entry'
import { NavGroup } from './nav-group'
import { NavLink } from './nav-link'
import { Entry, Row } from './nav-styles'

export interface MainNavProps {
  /**
   * `undefined` while loading. An empty list renders nothing. `null` and nameless entries are
   * skipped.
   */
  entries: readonly (NavEntry | null)[] | undefined
  /** Whether an entry leads to the current page. Its parents are then marked too. */
  isCurrent: (entry: NavEntry) => boolean
}

/** Navigation in two levels. Entries that do not fit beside the logo move into a group. */
export function MainNav({ entries, isCurrent }: MainNavProps): ReactElement | null {
  const messages = useMessages(headerMessages)
  const named = entries && namedEntries(entries)
  if (named?.length === 0) return null
  const fitting = countFitting(named ?? [])
  const rest = named?.slice(fitting) ?? []
  return (
    <nav aria-label={messages.mainNavigation} aria-busy={!named || undefined}>
      {named ? (
        <Row role="list">
          {named.map((entry, index) => {
            const at = index < fitting ? undefined : 'below'
            return entry.children.length ? (
              <NavGroup key={entry.id} entry={entry} isCurrent={isCurrent} at={at} />
            ) : (
              <Entry key={entry.id} data-at={at}>
                <NavLink entry={entry} current={isCurrent(entry) ? 'page' : undefined} />
              </Entry>
            )
          })}
          {rest.length > 0 && (
            <NavGroup
              entry={{
                id: -1,
                name: messages.moreEntries,
                url: '',
                opensNewWindow: false,
                children: rest.flatMap((entry) => [entry, ...entry.children]),
              }}
              isCurrent={isCurrent}
              at="wide"
            />
          )}
        </Row>
      ) : (
        <NavSkeleton />
      )}
    </nav>
  )
}

function NavSkeleton(): ReactElement {
  return (
    <Row as="div">
      {[48, 64, 64, 48].map((width, index) => (
        <Entry key={index} as="span" style={{ minBlockSize: 44, paddingInline: 12 }}>
          <Skeleton width={width} />
        </Entry>
      ))}
    </Row>
  )
}
