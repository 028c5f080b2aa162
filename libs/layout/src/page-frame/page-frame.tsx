import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '../skip-link/skip-link'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`

/** Fills the window below a header of the least height: a footer in sight would move with what loads. */
const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:not(:last-child) {
    min-block-size: calc(100svh - 56px);
  }
`

/** Properties of {@link PageFrame}. */
export interface PageFrameProps {
  header?: ReactNode
  footer?: ReactNode
  /** What the page is about. */
  children: ReactNode
}

/** Frame of a page: skip link and header if there is one, the main content, the footer. */
export function PageFrame({ header, footer, children }: PageFrameProps): ReactElement {
  return (
    <Root>
      {header && <SkipLink />}
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {footer}
    </Root>
  )
}
