import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
// eslint-disable-next-line @nx/enforce-module-boundaries -- the scripts are not a package
import { chapterOf } from '../../scripts/src/documentation/chapter-of.mjs'
import { libraryHref } from '../src/library-href'
import { readmeOf } from '../src/readme-of'

/** Shows a chapter of the README of a library. Links to other chapters lead to the page of the README. */
export function Chapter({ of, title }: { of: string; title: string }): ReactElement {
  const text = chapterOf(readmeOf(of), title)
  return <Markdown>{text.replaceAll('](#', `](${libraryHref(of)}#`)}</Markdown>
}
