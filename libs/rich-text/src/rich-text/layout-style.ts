import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Base styles, spacing between blocks, and deferred layout of long texts. */
export const layoutStyle = css`
  position: relative;
  /* Content must not overlap the page; focus rings may overflow. */
  overflow: clip;
  overflow-clip-margin: 6px;
  color: ${token('text')};
  font: ${token('type-prose')};
  overflow-wrap: anywhere;

  .rt-piece:first-child > :first-child {
    margin-block-start: 0;
  }
  /* A class marks the last piece. With :last-child, each new piece would restyle all others. */
  .rt-piece[data-last] > :last-child {
    margin-block-end: 0;
  }
  p,
  ul,
  ol,
  dl,
  pre,
  blockquote,
  figure,
  details,
  .rt-table,
  .rt-code,
  .rt-math-display {
    margin: 1em 0;
  }
  li > :is(p, ul, ol):first-child,
  li > div > p:first-child,
  li > :is(ul, ol),
  blockquote > :first-child {
    margin-block-start: 0;
  }
  li > :is(p, ul, ol):last-child,
  li > div > p:last-child,
  blockquote > :last-child {
    margin-block-end: 0;
  }

  /* Distant pieces skip layout. Their margins no longer collapse, so one of the two is removed. */
  &[data-long] > .rt-piece {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 1600px;
    overflow: clip;
    overflow-clip-margin: 6px;
    & > :last-child {
      margin-block-end: 0;
    }
  }

  .rt-unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
