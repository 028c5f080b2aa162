import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { ErrorBoundary, IconButton } from '@shuyuan/ui'
import { Contrast } from 'lucide-react'
import { styled } from 'styled-components'
import { narrow, SubList } from '../main-nav/nav-styles'
import { useOutsidePress } from '../main-nav/use-outside-press'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'

const Root = styled.div`
  position: relative;
  ${narrow} {
    display: contents;
    & > button {
      margin-inline-start: auto;
    }
  }
`

export interface AppearanceMenuProps {
  /** Content of the menu, such as {@link AppearanceChoices}. It may be lazy. */
  children: ReactNode
}

/** Button that opens the choices of theme and contrast. */
export function AppearanceMenu({ children }: AppearanceMenuProps): ReactElement {
  const messages = useMessages(headerMessages)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const frame = useOutsidePress<HTMLDivElement>(isOpen, close)

  function closeOnEscape(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    close()
    event.currentTarget.querySelector('button')?.focus()
  }

  return (
    <Root ref={frame} onKeyDown={closeOnEscape}>
      <IconButton
        label={messages.appearance}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Contrast size={20} aria-hidden />
      </IconButton>
      {isOpen && (
        <SubList as="div" data-align="end">
          <ErrorBoundary skeleton={null}>{children}</ErrorBoundary>
        </SubList>
      )}
    </Root>
  )
}
