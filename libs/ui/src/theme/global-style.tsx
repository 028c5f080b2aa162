import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { baseCss } from './base-css'

const Sheet = createGlobalStyle`
  ${baseCss}
`

/**
 * Sets the tokens (`--sy-*`) and the basic styles of the page. Render it once, at the root. A page whose HTML
 * already contains `baseCss` does not need it. The theme is light, or dark if the system prefers dark;
 * `html[data-theme="light"|"dark"]` overrides the system.
 */
export function GlobalStyle(): ReactElement {
  return <Sheet />
}
