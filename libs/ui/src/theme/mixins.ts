import { token, type TokenName } from './token'

/** Minimum widths in px: large phone, tablet, small and large screen. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1440 } as const

/**
 * Media queries for "at least this wide", mobile first. `below` has the queries for narrower windows.
 *
 * @example
 * styled.div`display: grid; ${media.md} { grid-template-columns: 1fr 1fr; }`
 */
export const media = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1440px)',
  below: {
    sm: '@media (max-width: 479px)',
    md: '@media (max-width: 767px)',
    lg: '@media (max-width: 1023px)',
  },
} as const

/** CSS of a list without markers and indentation. */
export const plainList = 'margin: 0; padding: 0; list-style: none;'

/**
 * CSS of a name with dots that lead to the figures after it, like in a printed table of contents. A name of two lines
 * leaves no space for them.
 */
export const leader = `
  display: flex;
  align-items: baseline;
  gap: ${token('space-2')};
  &::after {
    flex: 1;
    border-block-end: 2px dotted ${token('border-strong')};
    opacity: 0.5;
    content: '';
  }
`

/**
 * CSS image of the vertical rules of writing paper.
 *
 * @param from edge from which the rules are counted. There is none on it
 * @param column CSS length between two rules
 */
export const ruledPaper = (from: 'left' | 'right', column: string): string => `
  repeating-linear-gradient(
    to ${from === 'left' ? 'right' : 'left'},
    transparent 0 calc(${column} - 1px),
    color-mix(in srgb, ${token('seal')} 18%, transparent) 0 ${column}
  )
`

/** CSS of rules that end below a title of the same font, so that none is behind smaller text. */
export const ruledFade = 'mask: linear-gradient(black 2em, transparent 4em) no-clip;'

/** CSS of a band of writing paper as wide as the window. Its content is a {@link ruledSheet}. */
export const ruledBand = `
  border-block-end: 1px solid ${token('border')};
  overflow: hidden;
  background: ${token('surface-sunken')};
`

/**
 * CSS of the content of a {@link ruledBand}. Two characters of its title are between two rules.
 *
 * @param type font of its title
 */
export const ruledSheet = (type: TokenName = 'type-display'): string => `
  position: relative;
  isolation: isolate;
  /* The rules are counted from the content of the sheet, and end with the window. */
  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: 100vw;
    padding-inline-start: inherit;
    z-index: -1;
    background: ${ruledPaper('left', '2em')} content-box;
    font: ${token(type)};
    ${ruledFade}
    content: '';
  }
`

/** CSS of a link in a column of links. A bar marks the current one. */
export const sideLink = `
  border-block: 0;
  border-inline-end: 0;
  border-inline-start: 3px solid transparent;
  border-radius: 0;
  padding-inline-start: ${token('space-4')};
  &[aria-current] {
    border-color: ${token('text')};
    background: none;
    color: ${token('text')};
    font-weight: ${token('weight-strong')};
  }
`

/** CSS of text for screen readers only. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** CSS that keeps the size of icons in a page with rules for `svg`. */
export const iconSize = '& svg { flex: none; width: revert-layer; height: revert-layer; }'

/** CSS that makes a control large enough for touch. */
export const touchTarget = '@media (pointer: coarse) { min-width: 44px; min-height: 44px; }'
