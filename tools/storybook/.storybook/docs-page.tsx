import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { UsageNotes } from '../docs/usage-notes'

/** Documentation page of a component: what it is, when to use it, how it is set, and all of its states. */
export function DocsPage(): ReactElement {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <UsageNotes />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}
