import { css } from 'styled-components'
import { textCss } from './ground-css'

/**
 * Begins anew: nothing that the page around it says about text reaches the inside, except its
 * color scheme and direction.
 */
export const scopeLook = css`
  all: initial;
  display: block;
  box-sizing: border-box;
  color-scheme: inherit;
  text-size-adjust: 100%;
  ${textCss}
`
