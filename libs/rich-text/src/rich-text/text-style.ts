import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

const levels = [1, 2, 3, 4, 5, 6, 7, 8]

const indents = levels.map(
  (level) => css`
    [data-rt-indent='${level}'] {
      margin-inline-start: min(${2 * level}em, 50%);
    }
  `,
)

/** Headings, lists, links, quotations and inline elements. */
export const textStyle = css`
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 1.8em 0 0.7em;
    color: ${token('text')};
  }
  h2,
  h3,
  h4,
  h5,
  h6,
  p,
  li {
    text-align: inherit;
    text-transform: none;
  }
  h2 {
    font: ${token('type-subtitle')};
  }
  h3 {
    font: ${token('type-subheading')};
  }
  h4,
  h5,
  h6 {
    font: ${token('type-label')};
  }
  ul,
  ol {
    padding-inline-start: 1.6em;
  }
  li {
    margin-block: 0.35em;
  }
  li::marker {
    color: ${token('text-subtle')};
  }
  /* The mark stays beside the words. */
  li:is([align='center'], [align='right']) {
    list-style-position: inside;
  }
  .rt-blanks {
    white-space: pre-wrap;
    tab-size: 4;
  }
  .rt-task {
    list-style: none;
    margin-inline-start: -1.4em;
  }
  .rt-task > :is(ul, ol) {
    margin-inline-start: 1.4em;
  }
  input {
    inline-size: 1em;
    block-size: 1em;
    accent-color: ${token('accent-strong')};
    vertical-align: -0.1em;
  }
  dt {
    font-weight: ${token('weight-strong')};
  }
  dd {
    margin-inline-start: 1.6em;
  }
  a[href] {
    color: ${token('accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* As in the editor, also for Chinese. */
  :is(em, i, cite, dfn) {
    font-style: italic;
  }
  em {
    font-weight: inherit;
  }
  a[data-external]::after {
    content: '↗' / '';
    margin-inline-start: 0.15em;
    font-size: 0.8em;
  }
  blockquote {
    padding: ${token('space-2')} ${token('space-4')};
    border-inline-start: 2px solid ${token('seal')};
    color: ${token('text-muted')};
  }
  hr {
    margin-block: 2em;
    border: 0;
    border-block-start: 1px solid ${token('border')};
  }
  mark {
    background: ${token('warning-soft')};
    color: inherit;
  }
  summary {
    cursor: pointer;
    font-weight: ${token('weight-strong')};
  }
  [align='center'] {
    text-align: center;
  }
  [align='right'] {
    text-align: end;
  }
  ${indents}
`
