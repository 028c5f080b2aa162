import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { token, useFollowLink } from '@shuyuan/ui'
import { codeStyle } from './code-style'
import { faint } from './faint'

const Root = styled.div`
  color: ${token('text')};
  font-size: ${token('text-md')};
  line-height: 1.85;
  overflow-wrap: anywhere;

  & > :first-child {
    margin-block-start: 0;
  }
  & > :last-child {
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
  .rt-maths-display {
    margin-block: 1em;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 1.8em 0.7em;
    color: ${token('text')};
  }
  h2 {
    font-size: ${token('text-xl')};
  }
  h3 {
    font-size: ${token('text-lg')};
  }
  h4,
  h5,
  h6 {
    font-size: ${token('text-md')};
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
  .rt-task {
    list-style: none;
    margin-inline-start: -1.4em;
  }
  .rt-task > input {
    inline-size: 1em;
    block-size: 1em;
    accent-color: ${token('accent-strong')};
  }
  a[href] {
    color: ${token('accent-text')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  a[data-external]::after {
    content: '↗' / '';
    margin-inline-start: 0.15em;
    font-size: 0.8em;
  }
  blockquote {
    margin-inline: 0;
    padding: ${token('space-1')} ${token('space-4')};
    border-inline-start: 4px solid ${token('accent')};
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
  img,
  video {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: ${token('radius-sm')};
  }
  img {
    display: inline-block;
    vertical-align: middle;
  }
  video {
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    background: ${token('surface-sunken')};
  }
  iframe {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    block-size: auto;
    border: 0;
    border-radius: ${token('radius-md')};
    background: ${token('surface-sunken')};
  }
  figure {
    margin-inline: 0;
  }
  figcaption {
    color: ${token('text-subtle')};
    font-size: ${token('text-sm')};
    text-align: center;
  }
  [align='center'] {
    text-align: center;
  }
  [align='right'] {
    text-align: end;
  }

  .rt-table {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    min-inline-size: 50%;
    font-size: ${token('text-sm')};
  }
  th,
  td {
    padding: ${token('space-2')} ${token('space-3')};
    border: 1px solid ${token('border')};
    min-inline-size: 5em;
    overflow-wrap: normal;
  }
  th {
    background: ${faint(8)};
    font-weight: 600;
    text-align: start;
  }
  th[align='center'],
  td[align='center'] {
    text-align: center;
  }
  th[align='right'],
  td[align='right'] {
    text-align: end;
  }

  ${codeStyle}
  .rt-maths-display {
    display: block;
    overflow: auto hidden;
    padding-block: 0.2em;
  }
  .rt-maths-display > .katex-display {
    margin: 0;
  }
  .rt-maths-error {
    color: ${token('danger')};
  }
  .rt-unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  @media print {
    pre {
      white-space: pre-wrap;
    }
    .rt-table,
    .rt-maths-display {
      overflow: visible;
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
    iframe,
    video {
      display: none;
    }
  }
`

/** Properties of {@link Prose}. */
export interface ProseProps {
  /** Output of `renderRichText` or `loadRichText`, nothing else. */
  html: string
  className?: string
}

/** Shows finished, safe HTML in the type of running text. */
export function Prose({ html, className }: ProseProps): ReactElement {
  const follow = useFollowLink()
  return (
    <Root
      className={className}
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (link !== null) follow(event, link)
      }}
    />
  )
}
