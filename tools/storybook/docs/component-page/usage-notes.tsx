import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import type { Usage } from './usage'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: ${token('space-3')};
  margin-block: ${token('space-5')};
  color: ${token('text')};
  & > div {
    padding: ${token('space-3')};
    border: 1px solid ${token('border')};
    border-block-start: 4px solid ${token('success')};
    border-radius: ${token('radius-sm')};
  }
  & > div[data-kind='avoid'],
  & > div[data-kind='never'] {
    border-block-start-color: ${token('danger')};
  }
  & > div[data-kind='measures'] {
    grid-column: 1 / -1;
    border-block-start-color: ${token('border-strong')};
  }
  & dt {
    font: ${token('type-subheading')};
  }
  & dd {
    margin: 0;
  }
  & [inert] {
    margin-block-start: ${token('space-3')};
    zoom: 0.6;
  }
`

const headings: [keyof Usage, string][] = [
  ['use', '✓ Use it 使用'],
  ['avoid', '✗ Use another part 不用'],
  ['do', '✓ Do 应该'],
  ['never', '✗ Don’t 避免'],
  ['measures', 'Measures 尺寸'],
]

/** Exports of the stories that show what to do, and what to avoid. */
const samples: Partial<Record<keyof Usage, string>> = { do: 'Right', never: 'Wrong' }

/** Usage notes of the component of this documentation page, with do, don’t and sizes. */
export function UsageNotes(): ReactElement | null {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const usage: Usage | undefined = preparedMeta.parameters['usage']
  if (!usage) return null
  return (
    <Unstyled>
      <List>
        {headings.map(([kind, heading]) => {
          const sample = samples[kind] && csfFile.moduleExports[samples[kind]]
          return (
            usage[kind] && (
              <div key={kind} data-kind={kind}>
                <dt>{heading}</dt>
                <dd>
                  {usage[kind]}
                  {sample && (
                    <div inert>
                      <Story of={sample} />
                    </div>
                  )}
                </dd>
              </div>
            )
          )
        })}
      </List>
    </Unstyled>
  )
}
