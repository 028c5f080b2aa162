import type { ReactElement } from 'react'
import { createGlobalStyle } from 'styled-components'
import { baseCss } from './base-css'

const Sheet = createGlobalStyle`
  ${baseCss}
`

/**
 * Sets the tokens (`--sy-*`) and the ground style of the page; render it once, at the top.
 * A page whose HTML already holds `baseCss` goes without.
 * Light by default, dark where the system asks for it; `html[data-theme="light"|"dark"]` decides otherwise.
 */
export function GlobalStyle(): ReactElement {
  return <Sheet />
}
