import { useState, type KeyboardEvent, type ReactElement } from 'react'
import { BlockBoundary, IconButton, lazyComponent } from '@shuyuan/ui'
import { Contrast } from 'lucide-react'
import { styled } from 'styled-components'
import { narrow, SubList } from '../main-nav/nav-styles'
import { useOutsidePress } from '../main-nav/use-outside-press'
import * as messages from '../messages'
import type { AppearanceMenuProps } from './appearance'

const Root = styled.div`
  position: relative;
  ${narrow} {
    display: contents;
    & > button {
      margin-inline-start: auto;
    }
  }
`

const AppearanceChoices = lazyComponent(() =>
  import('./appearance-choices').then((code) => code.AppearanceChoices),
)

/** A button that names the current theme and shows the choices of theme and contrast. */
export function AppearanceMenu(appearance: AppearanceMenuProps): ReactElement {
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
        label={messages.themeIs(messages.themes[appearance.theme])}
        aria-expanded={isOpen}
        onPointerEnter={AppearanceChoices.preload}
        onClick={() => setOpen(!isOpen)}
      >
        <Contrast size={20} aria-hidden />
      </IconButton>
      {isOpen && (
        <SubList as="div" data-align="end">
          <BlockBoundary skeleton={null}>
            <AppearanceChoices {...appearance} />
          </BlockBoundary>
        </SubList>
      )}
    </Root>
  )
}
