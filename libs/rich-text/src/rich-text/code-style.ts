import { css } from 'styled-components'
import { token } from '@shuyuan/ui'

/** Transparent overlay for either theme; `amount` in percent. */
function tint(amount: number): string {
  return `color-mix(in srgb, ${token('text-subtle')} ${amount}%, transparent)`
}

/** Inline code and code blocks, with the classes of highlight.js. */
export const codeStyle = css`
  code,
  kbd,
  samp {
    font-family: ${token('font-mono')};
    font-size: 0.9em;
  }
  :not(pre) > code {
    padding: 0.15em 0.4em;
    border-radius: ${token('radius-xs')};
    background: ${tint(12)};
  }
  /* The code colors have enough contrast on this surface. */
  :not(pre) > code[class] {
    background: ${token('surface-sunken')};
  }
  kbd {
    padding: 0.1em 0.4em;
    border: 1px solid ${token('border-strong')};
    border-radius: ${token('radius-xs')};
  }
  .rt-code,
  pre {
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface-sunken')};
  }
  pre {
    overflow-x: auto;
    padding: ${token('space-4')};
    font: ${token('type-small')};
    font-family: ${token('font-mono')};
    overflow-wrap: normal;
    tab-size: 4;
  }
  pre > code {
    font-size: inherit;
  }
  .rt-code > pre {
    margin: 0;
    padding-block-start: 0;
    border: 0;
    background: none;
  }
  .rt-code-bar {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: ${token('space-1')} ${token('space-2')} ${token('space-1')} ${token('space-4')};
    color: ${token('text-subtle')};
    font: ${token('type-caption')};
  }
  .rt-copy {
    min-block-size: ${token('control-sm')};
    padding-inline: ${token('space-3')};
    border: 0;
    border-radius: ${token('radius-sm')};
    background: none;
    color: ${token('text-muted')};
    font: inherit;
    cursor: pointer;
    @media (pointer: coarse) {
      min-block-size: ${token('touch-target')};
    }
  }
  .rt-copy:hover {
    background: ${tint(14)};
    color: ${token('text')};
  }
  .rt-copy[data-state='done'] {
    color: ${token('success')};
  }
  .rt-copy:not([data-state='done']) > .rt-copy-done,
  .rt-copy[data-state='done'] > .rt-copy-idle {
    display: none;
  }
  :is(.hljs-comment, .hljs-quote, .hljs-meta) {
    color: ${token('text-subtle')};
    font-style: italic;
  }
  :is(.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-built_in, .hljs-name) {
    color: ${token('accent-text')};
  }
  :is(.hljs-string, .hljs-regexp, .hljs-addition, .hljs-symbol) {
    color: ${token('success')};
  }
  :is(.hljs-number, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-template-variable) {
    color: ${token('warning')};
  }
  :is(.hljs-title, .hljs-section, .hljs-type, .hljs-selector-class, .hljs-deletion) {
    color: ${token('danger')};
  }
  .hljs-emphasis {
    font-style: italic;
  }
  :is(.hljs-strong, .hljs-title) {
    font-weight: ${token('weight-strong')};
  }
`
