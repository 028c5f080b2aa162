import {
  AnchorMdx,
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
import { Anatomy } from '../docs/anatomy'
import { UsageNotes } from '../docs/usage-notes'
import { UsedInLinks } from '../docs/used-in-links'

interface DocsParameters {
  /** The part that the stories show, if `component` is only the app around it. */
  describes?: ComponentType
  extractArgTypes?: (component: ComponentType) => object | null
}

/** Where the sources of a part are, by the path of its stories. */
function SourceLink({ fileName }: { fileName: string }): ReactElement {
  const folder = fileName.replace(/^(\.+\/)+/, '').replace(/\/[^/]+$/, '')
  return (
    <p>
      Source 源码：
      <AnchorMdx
        href={`https://github.com/shuyuan-school/shuyuan/tree/main/${folder}`}
        target="_blank"
      >
        {folder}
      </AnchorMdx>
    </p>
  )
}

/** Documentation page of a component: description, usage, source, props and all states. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { describes, extractArgTypes }: DocsParameters = preparedMeta.parameters['docs']
  const props = describes ? extractArgTypes?.(describes) : preparedMeta.argTypes
  return (
    <>
      <Title />
      <Subtitle />
      {describes ? <Description of={describes} /> : <Description />}
      <UsageNotes />
      <SourceLink fileName={preparedMeta.parameters['fileName']} />
      <UsedInLinks />
      <Primary />
      {props &&
        Object.keys(props).length > 0 &&
        (describes ? <ArgTypes of={describes} /> : <Controls />)}
      <Anatomy />
      <Stories includePrimary={false} />
    </>
  )
}
