import {
  cloneElement,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import * as messages from '../messages'
import { toast } from '../toaster/toast'
import type { MenuItem } from './menu-item'
import { useMenuContent } from './use-menu-content'

/** Properties of {@link Menu}. */
export interface MenuProps {
  /** Name of the opened menu. */
  label: string
  /** A button of ours or a native one; a text becomes a plain button. */
  trigger: ReactElement<ComponentPropsWithRef<'button'>> | string
  items: MenuItem[]
  className?: string
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`

/**
 * A button that opens a menu. The menu's own code loads when the pointer or the focus reaches the
 * button; a click that comes earlier opens it as soon as the code is there.
 */
export function Menu({ label, trigger, items, className }: MenuProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const { Content, load } = useMenuContent()

  async function open() {
    setIsOpen(true)
    if (await load()) return
    setIsOpen(false)
    toast.error(messages.menuFailed)
  }

  const button = typeof trigger === 'string' ? <Button variant="ghost">{trigger}</Button> : trigger
  const { onClick, onKeyDown } = button.props
  return (
    <Frame
      ref={frame}
      className={className}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      {cloneElement(button, {
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick(event: MouseEvent<HTMLButtonElement>) {
          onClick?.(event)
          if (isOpen) setIsOpen(false)
          else void open()
        },
        onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
          onKeyDown?.(event)
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          void open()
        },
      })}
      {Content && (
        <Content label={label} items={items} open={isOpen} onOpenChange={setIsOpen} frame={frame} />
      )}
    </Frame>
  )
}
