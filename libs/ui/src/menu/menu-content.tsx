import { use, type ReactElement, type RefObject } from 'react'
import { DropdownMenu } from 'radix-ui'
import { styled } from 'styled-components'
import { LayerContainer } from '../layers/layer-container'
import { useLayer } from '../layers/use-layer'
import { Link } from '../link/link'
import { token } from '../theme/token'
import { touchTarget } from '../theme/touch-target'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import type { MenuItem } from './menu-item'

const Anchor = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`

const Panel = styled(DropdownMenu.Content)`
  z-index: ${token('z-overlay')};
  min-inline-size: 168px;
  max-inline-size: min(320px, 100vw - 16px);
  padding: ${token('space-2')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  box-shadow: ${token('shadow-2')};
  animation: sy-drop ${token('duration-fast')};
  &:focus-visible {
    outline: none;
  }
`

const Item = styled(DropdownMenu.Item)`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: 40px;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-sm')};
  color: ${token('text')};
  cursor: pointer;
  text-decoration: none;
  outline-offset: -2px;
  &[data-highlighted] {
    background: ${token('accent-soft')};
    color: ${token('accent-text')};
    text-decoration: none;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
  ${touchTarget}
`

const Line = styled(DropdownMenu.Separator)`
  block-size: 1px;
  margin: ${token('space-2')};
  background: ${token('border')};
`

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${token('danger')};
  forced-color-adjust: none;
`

/** Properties of {@link MenuContent}. */
export interface MenuContentProps {
  label: string
  items: MenuItem[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Around the trigger: its clicks are its own, and it gets the focus back. */
  frame: RefObject<HTMLElement | null>
}

/** The opened menu; loaded on its own because of its size. */
export function MenuContent({
  label,
  items,
  open,
  onOpenChange,
  frame,
}: MenuContentProps): ReactElement {
  const dialog = use(LayerContainer)
  // Of a page with an element that fills the screen, nothing outside of that can be seen.
  const container = dialog ?? (open ? document.fullscreenElement : null)
  const layer = useLayer(() => onOpenChange(false))
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <Anchor aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <Panel
          ref={layer}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onInteractOutside={(event) => {
            // In a dialog this is already prevented, for the sake of a host's layers.
            event.preventDefault()
            const isInFrame = event.target instanceof Node && frame.current?.contains(event.target)
            if (!isInFrame) onOpenChange(false)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const { activeElement } = document
            if (activeElement === null || activeElement === document.body) {
              frame.current?.querySelector('button')?.focus()
            }
          }}
        >
          {items.map(({ label: text, href, onSelect, mark, separated }) => {
            const content = (
              <>
                {text}
                {mark && <Dot aria-hidden />}
                {mark && <VisuallyHidden>{mark}</VisuallyHidden>}
              </>
            )
            return [
              separated && <Line key={`above ${text}`} />,
              href === undefined ? (
                <Item key={text} onSelect={onSelect}>
                  {content}
                </Item>
              ) : (
                <Item key={text} asChild onSelect={onSelect}>
                  <Link href={href}>{content}</Link>
                </Item>
              ),
            ]
          })}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
