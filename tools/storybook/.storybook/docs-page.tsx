import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { ComponentType, ReactElement } from 'react'
import { UsageNotes } from '../docs/usage-notes'

interface DocsParameters {
  /** The part that the stories show, if `component` is only the app around it. */
  describes?: ComponentType
}

/** Documentation page of a component: description, usage, props and all states. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { describes }: DocsParameters = preparedMeta.parameters['docs']
  return (
    <>
      <Title />
      <Subtitle />
      {describes ? <Description of={describes} /> : <Description />}
      <UsageNotes />
      <Primary />
      {describes ? <ArgTypes of={describes} /> : <Controls />}
      <Stories />
    </>
  )
}
