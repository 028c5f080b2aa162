import { styled } from 'styled-components'
import { codeStyle } from './code-style'
import { layoutStyle } from './layout-style'
import { mathStyle } from './math-style'
import { mediaStyle } from './media-style'
import { printStyle } from './print-style'
import { tableStyle } from './table-style'
import { textStyle } from './text-style'
import { toneStyle } from './tone-style'

/** Typography of running text, around its pieces. */
export const ProseRoot = styled.div`
  ${layoutStyle}
  ${textStyle}
  ${toneStyle}
  ${mediaStyle}
  ${tableStyle}
  ${codeStyle}
  ${mathStyle}
  ${printStyle}
`
