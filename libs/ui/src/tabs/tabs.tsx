import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'
import { touchTarget } from '../theme/touch-target'
import { tabAt } from './tab-at'

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
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid ${token('border')};
`

const Trigger = styled.button`
  position: relative;
  flex: none;
  min-block-size: 44px;
  padding: 8px 2px;
  border: 0;
  background: none;
  color: ${token('text-muted')};
  cursor: pointer;
  &:hover {
    color: ${token('text')};
  }
  &[aria-selected='true'] {
    color: ${token('accent-text')};
    font-weight: 600;
  }
  &[aria-selected='true']::after {
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
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
  ${touchTarget}
`

const Panel = styled.div`
  padding-block-start: ${token('space-5')};
`

/** Tabs of which only the current one's content exists; arrows, Home and End move and choose. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  items,
  className,
}: TabsProps<Value>): ReactElement {
  const id = useId()
  const tabId = (item: TabItem<Value>) => `${id}tab-${item.value}`
  const panelId = (item: TabItem<Value>) => `${id}panel-${item.value}`

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const tabs = [...event.currentTarget.children]
    const index = tabAt(
      event.key,
      tabs.findIndex((tab) => tab === event.target),
      tabs.length,
    )
    const [item, tab] = index === null ? [] : [items[index], tabs[index]]
    if (!item || !(tab instanceof HTMLElement)) return
    event.preventDefault()
    tab.focus()
    if (item.value !== value) onValueChange(item.value)
  }

  return (
    <div className={className}>
      <List role="tablist" aria-label={label} onKeyDown={moveByKey}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={tabId(item)}
            aria-selected={item.value === value}
            aria-controls={panelId(item)}
            tabIndex={item.value === value ? 0 : -1}
            onClick={() => item.value !== value && onValueChange(item.value)}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel
          key={item.value}
          role="tabpanel"
          id={panelId(item)}
          aria-labelledby={tabId(item)}
          hidden={item.value !== value}
          tabIndex={0}
        >
          {item.value === value && item.content}
        </Panel>
      ))}
    </div>
  )
}
