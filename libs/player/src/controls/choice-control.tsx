import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ChoiceMenu, type ChoiceMenuProps } from '@shuyuan/ui'
import { ControlButton, narrowBar } from './control-button'

const Current = styled.span`
  display: inline-block;
  max-inline-size: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`

/** A narrow bar shows the icon, or the choice without its label. */
const Label = styled.span`
  ${narrowBar} {
    [data-bar] &,
    [data-bar] &[data-has-icon] + ${Current} {
      display: none;
    }
  }
`

const Icon = styled.span`
  display: none;
  ${narrowBar} {
    [data-bar] & {
      display: grid;
    }
  }
`

export interface ChoiceControlProps extends Omit<ChoiceMenuProps, 'trigger' | 'choices'> {
  choices: readonly string[]
  /** Replaces the label and the choice in a narrow bar. */
  icon?: ReactNode
}

/** Button in the bar that shows the current choice and opens a menu of all choices. */
export function ChoiceControl({ icon, ...props }: ChoiceControlProps): ReactElement {
  const { label, choices, current } = props
  return (
    <ChoiceMenu
      {...props}
      trigger={
        <ControlButton label={label} title={undefined}>
          <span>
            <Label data-has-icon={icon ? '' : undefined}>{label} </Label>
            <Current aria-hidden>{choices[current]}</Current>
            {icon && <Icon>{icon}</Icon>}
          </span>
        </ControlButton>
      }
    />
  )
}
