import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { libraryPages } from '../src/library-pages'

const rows = libraryPages.map(
  ({ name, href, version, date }) =>
    `| [${name}](${href}) | ${date ? `${version}, ${date}` : '—'} | [Changelog](${href}#changelog) |`,
)

/** The last release of each library, with links to the changelogs. */
export function Changes(): ReactElement {
  return (
    <Markdown>
      {[
        '| Library 库 | Last release 最近发布 | Changes 变化 |',
        '| --- | --- | --- |',
        ...rows,
      ].join('\n')}
    </Markdown>
  )
}
