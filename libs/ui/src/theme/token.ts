import type { lightColors } from './palette'
import type { scale } from './scale'
import { standardValues } from './standard-values'

/** Name of a design token. Each is a CSS variable `--sy-<name>`, set by {@link GlobalStyle}. */
export type TokenName = keyof typeof lightColors | keyof typeof scale

function withFallback(name: string): string {
  // Values of tokens refer to other tokens.
  const fallback = standardValues[name]?.replace(/var\(--sy-([^)]+)\)/, (_, inner: string) =>
    withFallback(inner),
  )
  return `var(--sy-${name},${fallback})`
}

/**
 * Returns the CSS value of a token, which follows the theme. In a page without a theme it is the standard
 * value for the color scheme of the page.
 *
 * @example
 * const Note = styled.p`color: ${token('text-muted')}; padding: ${token('space-3')};`
 */
export function token(name: TokenName): string {
  return withFallback(name)
}
