import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are no package
import { chapterOf } from '../../scripts/src/chapter-of.mjs'
import { readmeOf } from '../src/readme-of'

/** A chapter of the README of a library, which is written once. */
export function Chapter({ of, title }: { of: string; title: string }): ReactElement {
  return <Markdown>{chapterOf(readmeOf(of), title)}</Markdown>
}
