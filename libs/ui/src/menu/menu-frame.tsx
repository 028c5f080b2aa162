import { use, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Button } from '../button/button'
import { LayerContainer } from '../host/layer-container'
import { Panel } from './menu-parts'

/** The button of a menu, and the menu's name. */
export interface MenuTriggerProps {
  /** Name of the opened menu. */
  label: string
  /** A button of ours or a native one; a text becomes a plain button. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>> | string
}

/** Properties of {@link MenuFrame}. */
export interface MenuFrameProps extends MenuTriggerProps {
  /** The entries. */
  children: ReactNode
}

/** A button that opens a menu: Radix's dropdown menu, which leaves the page usable. */
export function MenuFrame({ label, trigger, children }: MenuFrameProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = use(LayerContainer)
  // Of a page with an element that fills the screen, nothing outside of that can be seen.
  const container = dialog ?? (isOpen ? document.fullscreenElement : null)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        {typeof trigger === 'string' ? <Button variant="ghost">{trigger}</Button> : trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <Panel
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          // In a dialog Radix's own answer is prevented, for the sake of a host's dialog below.
          onInteractOutside={() => setIsOpen(false)}
          onCloseAutoFocus={(event) => {
            // An entry may have moved the focus, as one that leads to another page.
            if (document.activeElement !== document.body) event.preventDefault()
          }}
        >
          {children}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
