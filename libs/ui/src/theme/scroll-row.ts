import { media } from './mixins'
import { token } from './token'

/**
 * CSS for a row of choices. Below 1024 px it is one line that scrolls sideways and fades out while more
 * follows.
 */
export const scrollRow = `
  ${media.below.lg} {
    flex-wrap: nowrap;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${token('space-7')};
    scrollbar-width: none;
    mask: linear-gradient(90deg, black calc(100% - ${token('space-7')}), transparent) no-repeat;
    padding-inline-end: ${token('space-7')};
    & > * { flex: none; }
  }
`
