import { use, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Button } from '../button/button'
import { LayerContainer } from '../host/layer-container'
import { BrandContext } from '../theme/brand-context'
import { ThemeScope } from '../theme/theme-scope'
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
  const brand = use(BrandContext)
  const dialog = use(LayerContainer)
  // Of a page with an element that fills the screen, nothing outside of that can be seen.
  const container = dialog ?? (isOpen ? document.fullscreenElement : null)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={setIsOpen} modal={false}>
      <DropdownMenu.Trigger asChild>
        {typeof trigger === 'string' ? <Button variant="ghost">{trigger}</Button> : trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        {/* Out of the flow: a page that lays out its children with gaps must not gain one. It also keeps
            the scope from being a child of a dialog's, whose tokens would refer to each other. */}
        <div data-menu-layer style={{ position: 'absolute' }}>
          <ThemeScope brand={brand}>
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
          </ThemeScope>
        </div>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
