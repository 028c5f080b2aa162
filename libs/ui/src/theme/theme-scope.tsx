import { css, styled } from 'styled-components'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { BrandContext } from '../host/layer-contexts'
import type { Brand } from './create-brand'
import { textCss } from './ground-css'
import { ScopeRoot } from './scope-root'
import { scopedThemeCss } from './theme-css'

/** Resets all inherited text styles of the page, except color scheme and direction. */
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

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** Brand colors for the content and the dialogs opened from it. Created by `createBrand`. */
  brand?: Brand
}

/**
 * Provides tokens and basic styles for the components inside, in a page without {@link GlobalStyle}. Nothing
 * outside changes. Dialogs open in their own scope.
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
