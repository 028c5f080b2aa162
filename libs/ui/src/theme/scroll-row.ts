import { media } from './mixins'

/**
 * Style lines for a row of choices: below 1024 px it is one line that scrolls sideways, and its end
 * fades while there is more to come.
 */
export const scrollRow = `
  ${media.below.lg} {
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
