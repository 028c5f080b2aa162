import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { noteOf, design } from '../../src/note-of'

/** Shows a part of docs/design.md. */
export function DesignNote({ about }: { about: string }): ReactElement {
  return <Markdown>{noteOf(design, about)}</Markdown>
}
