// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet, styled } from 'styled-components'
import { expect, test } from 'vitest'
import { CssLayer } from './css-layer'

const Sample = styled.p`
  color: red;
  &:hover b {
    color: green;
  }
  @media print {
    color: blue;
  }
`

test('every rule of a component is in the layer, in its order', () => {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <CssLayer>
        <Sample />
      </CssLayer>,
    ),
  )
  const name = /class="\S+ (\S+)"/.exec(html)?.[1]
  expect(sheet.getStyleTags()).toContain(
    [
      `@layer shuyuan-components{.${name}{color:red;}}`,
      `@layer shuyuan-components{.${name}:hover b{color:green;}}`,
      `@layer shuyuan-components{@media print{.${name}{color:blue;}}}`,
    ].join('/*!sc*/\n'),
  )
})
