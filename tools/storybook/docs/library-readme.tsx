import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { readmeOf } from '../src/readme-of'

/** The README of a library, which is written once. */
export function LibraryReadme({ name }: { name: string }): ReactElement {
  return <Markdown>{readmeOf(name)}</Markdown>
}
