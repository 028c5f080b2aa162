import { createBrand, GlobalStyle } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import type { PageGlobals } from './page-globals'
import { brands } from './toolbar/toolbar'

/** Simulates settings of the browser or system with the toolbar. */
const ReaderStyle = createGlobalStyle`
  [data-text-size='200'] {
    font-size: 200%;
  }
  /* Text spacing of WCAG 1.4.12. */
  [data-text-size='spaced'] * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  [data-motion='reduced'] {
    &,
    *,
    ::before,
    ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`

/** Base style of a page with the brand and settings of the toolbar. */
export function PageStyle({ brand }: Pick<PageGlobals, 'brand'>): ReactElement {
  const accent = brands.find(({ value }) => value === brand)?.accent
  return (
    <>
      <GlobalStyle />
      <ReaderStyle />
      {accent !== undefined && <style>{createBrand({ accent }).css}</style>}
    </>
  )
}
