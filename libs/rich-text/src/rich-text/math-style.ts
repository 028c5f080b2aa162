import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Formulas, including invalid ones. */
export const mathStyle = css`
  .rt-math-display {
    display: block;
    overflow: auto hidden;
    padding-block: 0.2em;
  }
  .rt-math-display > .katex-display {
    margin: 0;
  }
  /* Lines of roots and braces extend far beyond their box and are clipped there. */
  .katex svg {
    max-inline-size: none;
  }
  .rt-math-error > code {
    color: ${token('danger')};
    background: ${token('danger-soft')};
  }
  .rt-reason {
    color: ${token('danger')};
    font: ${token('type-caption')};
  }
`
