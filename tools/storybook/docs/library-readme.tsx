import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { readmeOf } from '../src/readme-of'

interface LibraryReadmeProps {
  name: string
  /** What the library is, in Chinese. */
  zh: string
}

/** Shows the README of a library, with a Chinese sentence below the first paragraph. */
export function LibraryReadme({ name, zh }: LibraryReadmeProps): ReactElement {
  return <Markdown>{readmeOf(name).replace(/^(#.+\n\n.+\n)/, `$1\n${zh}\n`)}</Markdown>
}
