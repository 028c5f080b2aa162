import type { lightColors } from './palette'
import type { scale } from './scale'

/** Name of a design token. Each is a CSS variable `--sy-<name>` set by {@link GlobalStyle}. */
export type TokenName = keyof typeof lightColors | keyof typeof scale

/**
 * Returns the CSS value of a token, which follows the theme.
 *
 * @example
 * const Note = styled.p`color: ${token('text-muted')}; padding: ${token('space-3')};`
 */
export function token(name: TokenName): string {
  return `var(--sy-${name})`
}
