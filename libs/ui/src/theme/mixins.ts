/** Widths in px from which a layout has more room: large phone, tablet, small and large screen. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1440 } as const

/**
 * Media queries for "at least this wide", mobile first.
 *
 * @example
 * styled.div`display: grid; ${media.md} { grid-template-columns: 1fr 1fr; }`
 */
export const media = {
  sm: '@media (min-width: 480px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 1024px)',
  xl: '@media (min-width: 1440px)',
} as const

/**
 * Style lines for a row of choices: below 1024 px it is one line that scrolls sideways, and its end
 * fades while there is more to come.
 */
export const scrollRow = `
  @media (max-width: 1023px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--sy-space-7);
    scrollbar-width: none;
    mask: linear-gradient(90deg, black calc(100% - var(--sy-space-7)), transparent) no-repeat;
    padding-inline-end: var(--sy-space-7);
    & > * { flex: none; }
  }
`

/** Style lines that make a control big enough for a finger. */
export const touchTarget = '@media (pointer: coarse) { min-width: 44px; min-height: 44px; }'
