import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ChoiceMenu, type ChoiceMenuProps } from '@shuyuan/ui'
import { ControlButton } from './control-button'

const Current = styled.span`
  display: inline-block;
  max-inline-size: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  vertical-align: bottom;
`

/** Button in the bar that shows the current choice and opens a menu of all choices. */
export function ChoiceControl(props: Omit<ChoiceMenuProps, 'trigger'>): ReactElement {
  const { label, choices, current } = props
  return (
    <ChoiceMenu
      {...props}
      trigger={
        <ControlButton label={label} title={undefined}>
          <span>
            {label} <Current aria-hidden>{choices[current]}</Current>
          </span>
        </ControlButton>
      }
    />
  )
}
