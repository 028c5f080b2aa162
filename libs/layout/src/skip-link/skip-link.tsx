import type { MouseEvent, ReactElement } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../layout-locale-provider/use-messages'
import { headerMessages } from '../messages'

/** Focuses the main content of {@link PageFrame}. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById('main')?.focus(options)
}

const Root = styled.a`
  position: fixed;
  inset: ${token('space-2')} auto auto ${token('space-2')};
  z-index: ${token('z-toast')};
  padding: ${token('space-3')} ${token('space-5')};
  border-radius: ${token('radius-md')};
  background: ${token('accent-strong')};
  color: ${token('on-accent')};
  font-weight: ${token('weight-strong')};
  &:not(:focus) {
    translate: 0 -200%;
  }
`

/** First Tab stop of a page, which skips the header of {@link PageFrame}. */
export function SkipLink(): ReactElement {
  const messages = useMessages(headerMessages)
  function follow(event: MouseEvent) {
    // Otherwise the router would see a navigation and load the page again.
    event.preventDefault()
    focusMain()
  }

  return (
    <Root href="#main" onClick={follow}>
      {messages.skipToContent}
    </Root>
  )
}
