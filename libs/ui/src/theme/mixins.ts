import { token } from './token'

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

/** CSS that keeps the size of icons in a page with rules for `svg`. */
export const iconSize = '& svg { flex: none; width: revert-layer; height: revert-layer; }'

/** CSS that makes a control large enough for touch. */
export const touchTarget = '@media (pointer: coarse) { min-width: 44px; min-height: 44px; }'
