import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactElement, ReactNode } from 'react'
import { Caption, Shelf } from './specimen-parts'
import { tokenUses } from './theme-sources'

interface SpecimenProps {
  names: string[]
  /** How a token looks. */
  look: (name: string) => ReactNode
}

/** Tokens beside each other: look, name and use. */
export function Specimens({ names, look }: SpecimenProps): ReactElement {
  return (
    <Unstyled>
      <Shelf>
        {names.map((name) => (
          <div key={name}>
            {look(name)}
            <Caption>
              <code>{name}</code>
              {tokenUses[name]}
            </Caption>
          </div>
        ))}
      </Shelf>
    </Unstyled>
  )
}
