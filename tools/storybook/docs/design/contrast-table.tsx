import type { ReactElement } from 'react'
import { Headed } from './token-table'
import { contrastOf, themes, type Theme } from './theme-sources'

const grounds = ['surface', 'surface-raised', 'surface-sunken']
const texts = ['text', 'text-muted', 'text-subtle', 'accent-text', 'danger', 'success', 'warning']

/** Pairs of text and background. */
const pairs: [text: string, ground: string][] = [
  ...[...texts, 'info', 'price', 'member'].flatMap((text) =>
    grounds.map((ground): [string, string] => [text, ground]),
  ),
  ...['danger', 'success', 'warning', 'info', 'member'].map((text): [string, string] => [
    text,
    `${text}-soft`,
  ]),
  ['on-accent', 'accent-strong'],
  ['on-selected', 'selected'],
  ['on-disabled', 'disabled'],
  ['on-member', 'member'],
]

function figureOf({ colors }: Theme, text: string, ground: string): string {
  return contrastOf(colors[text] ?? '', colors[ground] ?? '').toFixed(1)
}

/** Contrast of every pair in the four themes, each in its own colors. */
export function ContrastTable(): ReactElement {
  return (
    <Headed headings={['文字与底色', ...themes.map((theme) => theme.name)]}>
      {pairs.map(([text, ground]) => (
        <tr key={`${text} ${ground}`}>
          <th scope="row">
            <code>{text}</code> / <code>{ground}</code>
          </th>
          {themes.map((theme) => (
            <td
              key={theme.name}
              style={{ color: theme.colors[text], background: theme.colors[ground] }}
            >
              文字 {figureOf(theme, text, ground)}
            </td>
          ))}
        </tr>
      ))}
    </Headed>
  )
}
