import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { chapterOf } from '../../scripts/src/chapter-of.mjs'
import { readmeOf } from '../src/readme-of'

/** Shows a chapter of the README of a library. */
export function Chapter({ of, title }: { of: string; title: string }): ReactElement {
  return <Markdown>{chapterOf(readmeOf(of), title)}</Markdown>
}
