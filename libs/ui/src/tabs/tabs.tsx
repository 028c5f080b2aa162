import {
  memo,
  useDeferredValue,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Tabs as RadixTabs } from 'radix-ui'
import { styled } from 'styled-components'
import { isPlainClick } from '../link/in-site-target'
import { touchTarget } from '../theme/mixins'
import { scrollRow } from '../theme/scroll-row'
import { token } from '../theme/token'
import { afterPaint } from '../link/link-provider'

export interface TabItem<Value extends string = string> {
  value: Value
  label: string
  content: ReactNode
  /** Renders the tab as a link, for new windows and for pages before hydration. */
  href?: string
}

export interface TabsProps<Value extends string = string> {
  /** Accessible name of the tab list. */
  label: string
  /** Value of the current tab. */
  value: Value
  /** Called after the frame that shows the new tab. May return a promise: the tab is current until it settles. */
  onValueChange: (value: Value) => unknown
  /** Tabs in this order. */
  items: readonly TabItem<Value>[] | null | undefined
  /** Class of the root element. */
  className?: string
}

const List = styled(RadixTabs.List)`
  display: flex;
  gap: ${token('space-5')};
  ${scrollRow}
  border-block-end: 1px solid ${token('border')};
  outline: none;
`

const Tab = styled(RadixTabs.Trigger)`
  position: relative;
  flex: none;
  min-block-size: ${token('touch-target')};
  padding: ${token('space-2')} ${token('space-0')};
  border: 0;
  background: none;
  color: ${token('text-muted')};
  font: inherit;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: ${token('text')};
  }
  &[data-state='active'] {
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
  &[data-state='active']::after {
    position: absolute;
    inset: auto 0 0;
    border-block-start: 3px solid ${token('text')};
    border-radius: 3px 3px 0 0;
    content: '';
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: ${token('radius-sm')};
  }
  ${touchTarget}
`

const Panel = styled(RadixTabs.Content)`
  padding-block-start: ${token('space-5')};
`

// A Content-Security-Policy blocks style attributes in the HTML of a server. These remove the ones of Radix.
const listStyle = { outline: undefined }
const panelStyle = { animationDuration: undefined }

/** A click that opens a new window must not change the tab here. */
function keepTab(event: MouseEvent) {
  if (event.metaKey) event.preventDefault()
}

/** Missing in the types of the DOM. */
type MarkedFocusOptions = FocusOptions & { focusVisible?: boolean }

/** Radix focuses a pressed tab by script, so browsers would draw a focus ring. */
function focusWithoutRing(event: MouseEvent<HTMLElement>) {
  if (!isPlainClick(event)) return
  const options: MarkedFocusOptions = { preventScroll: true, focusVisible: false }
  event.currentTarget.focus(options)
}

/** Pressing the pointer has already chosen the tab, so the click must not navigate. */
function preventNavigation(event: MouseEvent) {
  if (isPlainClick(event)) event.preventDefault()
}

/** Content of a panel. A panel that is about to be replaced is not rendered again. */
const Content = memo(
  ({ children }: { children: ReactNode; isLeaving: boolean }) => children,
  (_, { isLeaving }) => isLeaving,
)

/**
 * Radix's tabs. Only the current panel is rendered. The tab changes immediately, its panel renders in a transition,
 * and the previous one stays visible until then.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, value, onValueChange, items, className } = props
  const [chosen, setChosen] = useState<Value | null>(null)
  const pending = useRef<Value | null>(null)
  const shown = useDeferredValue(value)

  async function change(next: string) {
    const item = items?.find((one) => one.value === next)
    // Radix calls this twice for a tap: on focus, and on press.
    if (!item || item.value === pending.current) return
    pending.current = item.value
    setChosen(item.value)
    try {
      await afterPaint()
      await onValueChange(item.value)
    } finally {
      if (pending.current === item.value) {
        pending.current = null
        setChosen(null)
      }
    }
  }

  return (
    <RadixTabs.Root value={chosen ?? value} onValueChange={change} className={className}>
      <List aria-label={label} style={listStyle}>
        {items?.map((item) => (
          <Tab
            key={item.value}
            value={item.value}
            asChild={item.href !== undefined}
            onMouseDown={focusWithoutRing}
          >
            {item.href === undefined ? (
              item.label
            ) : (
              <a href={item.href} onMouseDown={keepTab} onClick={preventNavigation}>
                {item.label}
              </a>
            )}
          </Tab>
        ))}
      </List>
      {items?.map((item) => (
        <Panel key={item.value} value={item.value} forceMount hidden={item.value !== shown} asChild>
          <div style={panelStyle}>
            {item.value === shown && <Content isLeaving={shown !== value}>{item.content}</Content>}
          </div>
        </Panel>
      ))}
    </RadixTabs.Root>
  )
}
