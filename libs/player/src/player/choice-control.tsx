import type { ReactElement } from 'react'
import { ChoiceMenu, type ChoiceMenuProps } from '@shuyuan/ui'
import { ControlButton } from './control-button'

/** A button of the bar that names the current choice and opens the list of them. */
export function ChoiceControl(props: Omit<ChoiceMenuProps, 'trigger'>): ReactElement {
  const { label, choices, current } = props
  return (
    <ChoiceMenu
      {...props}
      trigger={
        <ControlButton label={label} title={undefined}>
          <span>
            {label} <span aria-hidden>{choices[current]}</span>
          </span>
        </ControlButton>
      }
    />
  )
}
