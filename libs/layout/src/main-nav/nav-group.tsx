import { useId, useState, type KeyboardEvent, type FocusEvent, type ReactElement } from 'react'
import { ChevronDown } from 'lucide-react'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'
import type { NamedEntry } from './named-entries'
import type { NavEntry } from './nav-entry'
import { NavLink } from './nav-link'
import { Arrow, Entry, SubList } from './nav-styles'
import { useOutsidePress } from './use-outside-press'

interface NavGroupProps {
  entry: NamedEntry
  isCurrent: (entry: NavEntry) => boolean
  /** Layouts in which it is hidden, separated by spaces: `panel`, `line`, `medium`, `wide`. */
  hiddenIn?: string | undefined
}

const isNarrow = () => window.innerWidth < 768

function currentOf(entry: NamedEntry, isCurrent: NavGroupProps['isCurrent']) {
  if (entry.children.some(isCurrent)) return 'true'
  return isCurrent(entry) ? 'page' : undefined
}

/** Entry with children: its link, and a button (or hovering) that shows them. */
export function NavGroup({ entry, isCurrent, hiddenIn }: NavGroupProps): ReactElement {
  const messages = useMessages(headerMessages)
  const listId = useId()
  const [shownBy, setShownBy] = useState<'press' | 'hover' | null>(null)
  const [align, setAlign] = useState<'start' | 'end'>('start')
  const frame = useOutsidePress<HTMLLIElement>(shownBy === 'press', () => {
    if (!isNarrow()) setShownBy(null)
  })

  function show(by: 'press' | 'hover') {
    const left = frame.current?.getBoundingClientRect().left ?? 0
    // The list is up to 280 px wide, a scrollbar up to 20 px.
    setAlign(left + 300 > window.innerWidth ? 'end' : 'start')
    setShownBy(by)
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || shownBy === null) return
    event.stopPropagation()
    setShownBy(null)
    if (shownBy === 'press') frame.current?.querySelector('button')?.focus()
  }

  function closeOnBlur(event: FocusEvent) {
    // In the narrow panel, a collapsing list would move the next link away from the finger.
    if (!event.currentTarget.contains(event.relatedTarget) && !isNarrow()) setShownBy(null)
  }

  const current = currentOf(entry, isCurrent)
  const toggle = {
    'aria-expanded': shownBy !== null,
    'aria-controls': listId,
    // A click on a list that hovering opened keeps it open.
    onClick: () => (shownBy === 'press' ? setShownBy(null) : show('press')),
  }
  return (
    <Entry
      ref={frame}
      data-hidden-in={hiddenIn}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && shownBy === null && !isNarrow()) show('hover')
      }}
      onPointerLeave={() => {
        if (shownBy === 'hover') setShownBy(null)
      }}
      onKeyDown={closeOnEscape}
      onBlur={closeOnBlur}
    >
      {!entry.url ? (
        <button type="button" data-name aria-current={current} {...toggle}>
          {entry.name}
          <ChevronDown size={16} aria-hidden />
        </button>
      ) : (
        <>
          <NavLink entry={entry} current={current} />
          <Arrow type="button" aria-label={messages.subMenuOf(entry.name)} {...toggle}>
            <ChevronDown size={16} aria-hidden />
          </Arrow>
        </>
      )}
      <SubList id={listId} role="list" hidden={shownBy === null} data-align={align}>
        {entry.children.map((child) => (
          <li key={child.id}>
            <NavLink entry={child} current={isCurrent(child) ? 'page' : undefined} />
          </li>
        ))}
      </SubList>
    </Entry>
  )
}
