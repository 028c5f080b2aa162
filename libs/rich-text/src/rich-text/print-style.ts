import { css } from 'styled-components'

/** In print: black on white, nothing clipped, with the URLs of links. */
export const printStyle = css`
  @media print {
    overflow: visible;
    color: #000;

    &[data-long] > .rt-piece {
      content-visibility: visible;
    }
    .rt-code-bar,
    iframe,
    video,
    audio {
      display: none;
    }
    pre,
    .rt-code {
      border-color: #999;
      background: none;
    }
    pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    pre :is(code, span) {
      color: inherit;
    }
    .rt-table,
    .rt-math-display {
      overflow: visible;
    }
    tr,
    img,
    figure,
    .rt-math-display {
      break-inside: avoid;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    a[data-external]::after {
      content: ' (' attr(href) ')';
    }
  }
`
