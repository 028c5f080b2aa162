import type { ReactElement } from 'react'
import { Menu } from '@shuyuan/ui'
import { messages } from '../messages'
import { ControlButton } from './control-button'

/** Properties of {@link ChoiceMenu}. */
export interface ChoiceMenuProps {
  /** Name of the button. */
  label: string
  choices: readonly string[]
  /** Index of the current one. */
  current: number
  onChoose: (index: number) => void
}

/** A button that opens a list of choices, one of them current. */
export function ChoiceMenu({ label, choices, current, onChoose }: ChoiceMenuProps): ReactElement {
  return (
    <Menu
      label={label}
      trigger={
        <ControlButton label={label} title={undefined}>
          <span>
            {label} <span aria-hidden>{choices[current]}</span>
          </span>
        </ControlButton>
      }
      items={choices.map((choice, index) => ({
        label: index === current ? messages.current(choice) : choice,
        onSelect: () => onChoose(index),
      }))}
    />
  )
}
