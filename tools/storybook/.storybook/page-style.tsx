import { createBrand, GlobalStyle } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { brands } from './brands'
import type { PageGlobals } from './page-globals'

/** What a reader sets in the browser or the system, by the toolbar instead. */
const ReaderStyle = createGlobalStyle`
  [data-text-size='200'] {
    font-size: 200%;
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

/** The ground of a page, in the brand and with the settings that the toolbar says. */
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
