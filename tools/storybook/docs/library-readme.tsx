import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { readmeOf } from '../src/readme-of'

/** Shows the README of a library. */
export function LibraryReadme({ name }: { name: string }): ReactElement {
  return <Markdown>{readmeOf(name)}</Markdown>
}
