import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'
import { SkipLink } from '../skip-link/skip-link'

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  ${narrow} {
    &:has(> [data-bottom-bar]) {
      --sy-bottom-bar-height: 57px;
    }
  }
  /* On paper, only the content. */
  @media print {
    display: block;
    & > :not(main),
    & [data-bottom-bar],
    & video {
      display: none;
    }
  }
`

/**
 * Fills the window below the lowest header, so that loading content does not move a visible footer.
 */
const Main = styled.main`
  flex: 1;
  min-inline-size: 0;
  &:not(:last-child) {
    min-block-size: calc(100svh - 56px);
  }
`

export interface PageFrameProps {
  /** The header of the page. */
  header?: ReactNode
  /** The footer of the page. */
  footer?: ReactNode
  /** Main content. */
  children: ReactNode
}

/** Page frame: skip link (if there is a header), header, main content and footer. */
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
