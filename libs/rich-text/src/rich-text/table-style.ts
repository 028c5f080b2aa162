import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Tables between three rules, like in a textbook. They scroll inside their frame. */
export const tableStyle = css`
  .rt-table {
    overflow-x: auto;
    border-block: 2px solid ${token('border-strong')};
  }
  /* A component of the host omits the table. */
  .rt-table:empty {
    display: none;
  }
  table {
    border-collapse: collapse;
    min-inline-size: 100%;
    font: ${token('type-small')};
  }
  caption {
    padding: ${token('space-2')} ${token('space-3')};
    color: ${token('text-muted')};
    text-align: start;
  }
  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    border: solid ${token('border')};
    border-width: 1px 0;
    /* Four characters in one line. */
    min-inline-size: 6em;
    overflow-wrap: normal;
  }
  /* The frame draws the outer borders. */
  .rt-table > table {
    border-style: hidden;
  }
  th {
    font-weight: ${token('weight-strong')};
    text-align: start;
  }
  thead > :last-child > * {
    border-block-end-color: ${token('border-strong')};
  }
  :is(th, td)[align='center'] {
    text-align: center;
  }
  :is(th, td)[align='right'] {
    text-align: end;
  }
`
