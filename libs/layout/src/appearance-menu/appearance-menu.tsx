import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { BlockBoundary, IconButton } from '@shuyuan/ui'
import { Contrast } from 'lucide-react'
import { styled } from 'styled-components'
import { narrow, SubList } from '../main-nav/nav-styles'
import { useOutsidePress } from '../main-nav/use-outside-press'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages/header-messages'

const Root = styled.div`
  position: relative;
  ${narrow} {
    display: contents;
    & > button {
      margin-inline-start: auto;
    }
  }
`

/** Properties of {@link AppearanceMenu}. */
export interface AppearanceMenuProps {
  /** What it opens, as {@link AppearanceChoices}; its code may come on its own. */
  children: ReactNode
  /** A pointer reaches the button: time to fetch that code. */
  onIntent?: () => void
}

/** A button that opens the choices of theme and contrast. */
export function AppearanceMenu({ children, onIntent }: AppearanceMenuProps): ReactElement {
  const messages = useMessages(headerMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const frame = useOutsidePress<HTMLDivElement>(isOpen, close)

  function closeByKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <Root ref={frame} onKeyDown={closeByKey}>
      <IconButton
        label={messages.appearance}
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onClick={() => setOpen(!isOpen)}
      >
        <Contrast size={20} aria-hidden />
      </IconButton>
      {isOpen && (
        <SubList as="div" data-align="end">
          <BlockBoundary skeleton={null}>{children}</BlockBoundary>
        </SubList>
      )}
    </Root>
  )
}
