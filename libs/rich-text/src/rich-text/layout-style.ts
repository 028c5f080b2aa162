import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** The ground, the distances between blocks, and what a long text leaves for later. */
export const layoutStyle = css`
  position: relative;
  /* Nothing of a text may lie over the page around it; focus rings may stand out. */
  overflow: clip;
  overflow-clip-margin: 6px;
  color: ${token('text')};
  font: ${token('type-prose')};
  overflow-wrap: anywhere;

  .rt-piece:first-child > :first-child {
    margin-block-start: 0;
  }
  /* Marked, not counted from the end: counting would have every piece styled anew with each that comes. */
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
    margin-block: 1em;
  }
  li > :is(p, ul, ol):first-child,
  li > span:empty:first-child + p,
  li > :is(ul, ol),
  blockquote > :first-child {
    margin-block-start: 0;
  }
  li > :is(p, ul, ol):last-child,
  blockquote > :last-child {
    margin-block-end: 0;
  }

  /* Far pieces cost no layout. Their margins no longer meet, so that one of the two goes. */
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
