import { Markdown } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { changesOf } from '../src/changes-of'

const files = import.meta.glob<string>('../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Changes since the last release, by package. */
export function Changes(): ReactElement {
  const changes = Object.values(files).map(changesOf)
  return (
    <Markdown>{changes.join('\n\n') || 'Nothing has changed since the last release.'}</Markdown>
  )
}
