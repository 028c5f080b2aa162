import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { libraryPages } from '../src/library-pages'
import { readmeOf } from '../src/readme-of'

interface LibraryReadmeProps {
  name: string
  /** What the library is, in Chinese. */
  zh: string
}

/** Shows the README of a library with a Chinese sentence, the last release and the changelog. */
export function LibraryReadme({ name, zh }: LibraryReadmeProps): ReactElement {
  const page = libraryPages.find(({ library }) => library === name)
  const release = page?.date ? `Version ${page.version}, ${page.date}` : 'Not released yet'
  const changelog = page?.changelog.replaceAll(/^#/gm, '##').replace(/^## .*/, '## Changelog')
  return (
    <Markdown>
      {readmeOf(name).replace(
        /^(#.+\n\n.+\n)/,
        `$1\n${zh}\n\n${release}. [Changelog](#changelog)\n`,
      ) + `\n${changelog}`}
    </Markdown>
  )
}
