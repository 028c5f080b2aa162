import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { scrollRow } from '../theme/scroll-row'
import { token } from '../theme/token'
import { touchTarget } from '../theme/touch-target'
import { tabAfterKey } from './tab-after-key'

/** One tab and what it shows. */
export interface TabItem<Value extends string = string> {
  value: Value
  label: string
  content: ReactNode
}

/** Properties of {@link Tabs}. */
export interface TabsProps<Value extends string = string> {
  /** Name of the list of tabs. */
  label: string
  /** The current tab. */
  value: Value
  onValueChange: (value: Value) => void
  items: TabItem<Value>[]
  className?: string
}

const List = styled.div`
  display: flex;
  gap: ${token('space-5')};
  ${scrollRow}
  border-block-end: 1px solid ${token('border')};
`

const Tab = styled.button`
  position: relative;
  flex: none;
  min-block-size: 44px;
  padding: ${token('space-2')} ${token('space-0')};
  border: 0;
  background: none;
  color: ${token('text-muted')};
  cursor: pointer;
  &:hover {
    color: ${token('text')};
  }
  &[data-state='active'] {
    color: ${token('accent-text')};
    font-weight: 600;
  }
  &[data-state='active']::after {
    position: absolute;
    inset: auto 0 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token('accent-strong')};
    content: '';
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token('radius-sm')};
  }
  @media (forced-colors: active) {
    &[data-state='active']::after {
      background: Highlight;
    }
  }
  ${touchTarget}
`

const Panel = styled.div`
  padding-block-start: ${token('space-5')};
`

/**
 * Tabs of which only the current one's content exists. One stop for the Tab key; arrows, Home and End
 * move and choose, as the WAI-ARIA pattern for tabs says.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, value, onValueChange, items, className } = props
  const id = useId()
  const current = items.findIndex((item) => item.value === value)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    // With a modifier the keys are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const index = tabAfterKey(event.key, current, items.length)
    const next = items[index ?? -1]
    if (next === undefined) return
    event.preventDefault()
    const tab = event.currentTarget.children[index ?? -1]
    if (tab instanceof HTMLElement) tab.focus()
    onValueChange(next.value)
  }

  return (
    <div className={className}>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item, index) => {
          const isCurrent = index === current
          return (
            <Tab
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value}`}
              aria-selected={isCurrent}
              aria-controls={`${id}-panel-${item.value}`}
              data-state={isCurrent ? 'active' : 'inactive'}
              // Without a current tab the first one leads in.
              tabIndex={index === Math.max(current, 0) ? 0 : -1}
              onClick={() => {
                if (!isCurrent) onValueChange(item.value)
              }}
            >
              {item.label}
            </Tab>
          )
        })}
      </List>
      {items.map((item, index) => (
        <Panel
          key={item.value}
          role="tabpanel"
          id={`${id}-panel-${item.value}`}
          aria-labelledby={`${id}-tab-${item.value}`}
          tabIndex={0}
          hidden={index !== current}
        >
          {index === current && item.content}
        </Panel>
      ))}
    </div>
  )
}
