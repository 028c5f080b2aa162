import type { ReactElement, ReactNode } from 'react'
import { Tabs as RadixTabs } from 'radix-ui'
import { styled } from 'styled-components'
import { touchTarget } from '../theme/mixins'
import { scrollRow } from '../theme/scroll-row'
import { token } from '../theme/token'

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

const List = styled(RadixTabs.List)`
  display: flex;
  gap: ${token('space-5')};
  ${scrollRow}
  border-block-end: 1px solid ${token('border')};
`

const Tab = styled(RadixTabs.Trigger)`
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

const Panel = styled(RadixTabs.Content)`
  padding-block-start: ${token('space-5')};
`

/** Radix's tabs; only the current one's content exists. */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, value, onValueChange, items, className } = props

  function change(next: string) {
    const item = items.find((one) => one.value === next)
    if (item) onValueChange(item.value)
  }

  return (
    <RadixTabs.Root value={value} onValueChange={change} className={className}>
      <List aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value}>
            {item.label}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </RadixTabs.Root>
  )
}
