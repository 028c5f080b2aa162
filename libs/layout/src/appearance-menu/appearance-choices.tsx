import type { ReactElement } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { narrow } from '../main-nav/nav-styles'
import { useMessages } from '../layout-locale-provider/use-messages'
import { appearanceMessages } from '../messages'

/** Theme that the visitor chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Theme and contrast of the site. */
export interface Appearance {
  theme: ThemeChoice
  /** Whether contrast is increased, by choice or by the system setting. */
  hasMoreContrast: boolean
}

export interface AppearanceChoicesProps extends Appearance {
  /** Called with the changed field. */
  onChange: (change: Partial<Appearance>) => void
}

const Root = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  padding: ${token('space-2')};
  border: 0;
  & > legend {
    padding: ${token('space-2')} ${token('space-3')} ${token('space-1')};
    color: ${token('text-subtle')};
    font: ${token('type-small')};
  }
  ${narrow} {
    padding: 0 0 ${token('space-3')};
  }
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-block-size: ${token('touch-target')};
  padding-inline: ${token('space-3')};
  border-radius: ${token('radius-sm')};
  cursor: pointer;
  &:hover {
    background: ${token('accent-soft')};
  }
  & > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: ${token('accent-strong')};
  }
  & + hr {
    inline-size: 100%;
    margin: ${token('space-1')} 0;
    border: 0;
    border-block-start: 1px solid ${token('border')};
  }
`

const themes = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[]

/** Controls for theme and contrast, which apply immediately. */
export function AppearanceChoices({
  theme,
  hasMoreContrast,
  onChange,
}: AppearanceChoicesProps): ReactElement {
  const messages = useMessages(appearanceMessages)
  return (
    <Root>
      <legend>{messages.theme}</legend>
      {themes.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name="theme"
            checked={choice === theme}
            onChange={() => onChange({ theme: choice })}
          />
          {messages.themes[choice]}
        </Choice>
      ))}
      <hr />
      <Choice>
        <input
          type="checkbox"
          checked={hasMoreContrast}
          onChange={() => onChange({ hasMoreContrast: !hasMoreContrast })}
        />
        {messages.moreContrast}
      </Choice>
    </Root>
  )
}
