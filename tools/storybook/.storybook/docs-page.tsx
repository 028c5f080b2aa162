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

/** Documentation page of a component: description, usage, props and all states. */
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
