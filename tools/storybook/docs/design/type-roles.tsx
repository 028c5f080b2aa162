import { Unstyled } from '@storybook/addon-docs/blocks'
import { token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { Caption } from './specimen-parts'
import { scale, scaleNames, tokenUses, variableOf } from './theme-sources'

const Rows = styled.div`
  display: grid;
  gap: ${token('space-5')};
  margin-block: ${token('space-4')};
`

const Sentence = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
`

// A role is `weight size/height family`; the family is the same for all.
const sizeOf = (name: string) => scale[name]?.split(/ (?=system-ui|var)/)[0] ?? ''

/** Every role of text with a sentence in it. */
export function TypeRoles(): ReactElement {
  return (
    <Unstyled>
      <Rows>
        {scaleNames('type-').map((name) => (
          <div key={name}>
            <Sentence style={{ font: `var(${variableOf(name)})` }}>
              学而不思则罔，思而不学则殆 Learn 128.00
            </Sentence>
            <Caption>
              <code>{name}</code>
              {tokenUses[name]} · {sizeOf(name)}
            </Caption>
          </div>
        ))}
      </Rows>
    </Unstyled>
  )
}
