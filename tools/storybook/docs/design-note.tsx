import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { design } from '../src/design-document'
import { noteOf } from '../src/note-of'

/** A rule of docs/design.md where a page needs it, so that it is written once. */
export function DesignNote({ about }: { about: string }): ReactElement {
  return <Markdown>{noteOf(design, about)}</Markdown>
}
