import { useMemo, type ReactElement } from 'react'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'
import { countFitting } from './count-fitting'
import { namedEntries } from './named-entries'
import type { NavEntry } from './nav-entry'
import { NavGroup } from './nav-group'
import { NavLink } from './nav-link'
import { Entry, NavSkeleton, Row } from './nav-styles'

export interface MainNavProps {
  /**
   * `undefined` while loading. An empty list renders nothing. `null` and nameless entries are
   * skipped.
   */
  entries: readonly (NavEntry | null)[] | undefined
  /** Whether an entry leads to the current page. Its parents are then marked too. */
  isCurrent: (entry: NavEntry) => boolean
}

/** Room for entries in Chinese characters: in a line from 768 px, beside the logo from 1024 px and from 1200 px. */
const rooms = { line: 42, medium: 18, wide: 29 }

const widths = ['line', 'medium', 'wide'] as const

/** Navigation in two levels. Entries that do not fit into the row move into a group. */
export function MainNav({ entries, isCurrent }: MainNavProps): ReactElement | null {
  const messages = useMessages(headerMessages)
  const named = useMemo(() => entries && namedEntries(entries), [entries])
  if (named?.length === 0) return null
  const counts = widths.map((width) => countFitting(named ?? [], rooms[width]))
  return (
    <nav aria-label={messages.mainNavigation} aria-busy={!named || undefined}>
      {named ? (
        <Row role="list">
          {named.map((entry, index) => {
            const hidden = widths.filter((_, at) => index >= (counts[at] ?? 0))
            const hiddenIn = hidden.join(' ') || undefined
            return entry.children.length ? (
              <NavGroup key={entry.id} entry={entry} isCurrent={isCurrent} hiddenIn={hiddenIn} />
            ) : (
              <Entry key={entry.id} data-hidden-in={hiddenIn}>
                <NavLink entry={entry} current={isCurrent(entry) ? 'page' : undefined} />
              </Entry>
            )
          })}
          {counts.map(
            (count, at) =>
              count < named.length && (
                <NavGroup
                  key={widths[at]}
                  entry={{
                    id: -1,
                    name: messages.moreEntries,
                    url: '',
                    opensNewWindow: false,
                    children: named.slice(count).flatMap((entry) => [entry, ...entry.children]),
                  }}
                  isCurrent={isCurrent}
                  hiddenIn={['panel', ...widths.filter((_, other) => other !== at)].join(' ')}
                />
              ),
          )}
        </Row>
      ) : (
        <Entry as="div">
          <span data-name>
            <NavSkeleton />
          </span>
        </Entry>
      )}
    </nav>
  )
}
