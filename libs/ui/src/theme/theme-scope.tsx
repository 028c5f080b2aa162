import { css, styled } from 'styled-components'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { BrandContext } from './brand-context'
import type { Brand } from './create-brand'
import { textCss } from './ground-css'
import { ScopeRoot } from './scope-root'
import { scopedThemeCss } from './theme-css'

/**
 * Begins anew: nothing that the page around it says about text reaches the inside, except its
 * color scheme and direction. A brand has its colors.
 */
export const scopeLook = css<{ $brand: Brand | undefined }>`
  all: initial;
  display: block;
  box-sizing: border-box;
  color-scheme: inherit;
  text-size-adjust: 100%;
  ${textCss}
  ${(p) => p.$brand && scopedThemeCss(p.$brand.themes)}
`

const Root = styled.div<{ $brand: Brand | undefined }>`
  ${scopeLook}
`

/** Properties of {@link ThemeScope}: those of a `div`. */
export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Colors of a brand, for what is inside and the dialogs that it opens; made by `createBrand`. */
  brand?: Brand
}

/**
 * A place for our parts in a page that has its own style and no {@link GlobalStyle}: inside, tokens
 * and ground style are there; outside, nothing changes. Dialogs bring their own.
 */
export function ThemeScope({ brand, ...props }: ThemeScopeProps): ReactElement {
  return (
    <BrandContext value={brand}>
      <ScopeRoot>
        <Root {...props} $brand={brand} />
      </ScopeRoot>
    </BrandContext>
  )
}
