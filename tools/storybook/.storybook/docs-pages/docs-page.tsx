import {
  AnchorMdx,
  Controls,
  Markdown,
  Primary,
  PureArgsTable,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { StrictArgTypes } from 'storybook/internal/types'
import { Fragment, type ComponentType, type ReactElement } from 'react'
import { Anatomy } from '../../docs/component-page/anatomy'
import { UsageNotes } from '../../docs/component-page/usage-notes'
import { pageDescription } from '../../docs/component-page/page-descriptions'
import type { Usage } from '../../docs/component-page/usage'
import { UsedInLinks } from '../../docs/component-page/used-in-links'
import { componentOf } from '../component-of'
import { plainArgTypes, plainTags } from './plain-tags'

interface DocsParameters {
  description?: { component?: string }
  extractComponentDescription?: (component: ComponentType | undefined) => string | null
  /** The part that the stories show, if `component` is only the app around it. */
  describes?: ComponentType
  extractArgTypes?: (component: ComponentType) => StrictArgTypes | null
}

const repository = 'https://github.com/shuyuan-school/shuyuan'
const palettes = { light: '浅色', dark: '深色', more: '高对比度' }

/** Where the sources of a part are, by the path of its stories. */
function SourceLink({ fileName }: { fileName: string }): ReactElement {
  const folder = fileName.replace(/^(\.+\/)+/, '').replace(/\/[^/]+$/, '')
  return (
    <p>
      Source 源码：
      <AnchorMdx href={`${repository}/tree/main/${folder}`} target="_blank">
        {folder}
      </AnchorMdx>
    </p>
  )
}

/** Where the screenshots of the story `States` are. */
function BaselineLinks({ title }: { title: string }): ReactElement {
  const path = `tools/storybook/visual/baselines/${componentOf(title)}`
  return (
    <p>
      Screenshots of all states 各状态截图：
      {Object.entries(palettes).map(([palette, name], index) => (
        <Fragment key={palette}>
          {index > 0 && '、'}
          <AnchorMdx href={`${repository}/blob/main/${path}-${palette}.png`} target="_blank">
            {name}
          </AnchorMdx>
        </Fragment>
      ))}
    </p>
  )
}

/** Documentation page of a component: description, usage, source, props and all states. */
export function DocsPage(): ReactElement {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const docs: DocsParameters = preparedMeta.parameters['docs']
  const { describes } = docs
  const page = pageDescription(preparedMeta.title)
  const usage: Usage | undefined = preparedMeta.parameters['usage']
  const description =
    page?.en ??
    docs.description?.component ??
    docs.extractComponentDescription?.(describes ?? preparedMeta.component)
  const props = (describes && docs.extractArgTypes?.(describes)) ?? preparedMeta.argTypes
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{plainTags(description ?? '')}</Markdown>
      <p lang="zh-CN">{page?.zh ?? usage?.zh}</p>
      <UsageNotes />
      <SourceLink fileName={preparedMeta.parameters['fileName']} />
      {'States' in csfFile.moduleExports && <BaselineLinks title={preparedMeta.title} />}
      <UsedInLinks />
      <Primary />
      {Object.keys(props).length > 0 &&
        (describes ? <PureArgsTable rows={plainArgTypes({ argTypes: props })} /> : <Controls />)}
      <Anatomy />
      <Stories includePrimary={false} />
    </>
  )
}
