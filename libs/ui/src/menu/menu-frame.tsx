import { use, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Button } from '../button/button'
import { LayerContainer, BrandContext } from '../host/layer-contexts'
import { ThemeScope } from '../theme/theme-scope'
import { Panel } from './menu-parts'

/** Trigger and name of a menu. */
export interface MenuTriggerProps {
  /** Accessible name of the menu. */
  label: string
  /** A button. A string becomes a plain button. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>> | string
}

export interface MenuFrameProps extends MenuTriggerProps {
  children: ReactNode
}

/** Radix's dropdown menu, not modal: the page stays usable. */
export function MenuFrame({ label, trigger, children }: MenuFrameProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const brand = use(BrandContext)
  const dialog = use(LayerContainer)
  // Portals into the fullscreen element, because nothing outside of it is visible.
  const container = dialog ?? (isOpen ? document.fullscreenElement : null)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        {typeof trigger === 'string' ? <Button variant="ghost">{trigger}</Button> : trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        {/* Positioned absolutely, so that a page with gaps between its children gains no gap. It also keeps the
            scope from being a child of a dialog's scope, whose tokens would refer to each other. */}
        <div data-menu-layer style={{ position: 'absolute' }}>
          <ThemeScope brand={brand}>
            <Panel
              align="end"
              sideOffset={6}
              collisionPadding={8}
              aria-label={label}
              aria-labelledby={undefined}
              // In a dialog, Radix's own handling is prevented so that a host's dialog below does not close.
              onInteractOutside={() => setIsOpen(false)}
              onCloseAutoFocus={(event) => {
                // An entry can have moved the focus, for example by navigating.
                if (document.activeElement !== document.body) event.preventDefault()
              }}
            >
              {children}
            </Panel>
          </ThemeScope>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
