import type { ReactElement } from 'react'
import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { MenuFrame, type MenuTriggerProps } from './menu-frame'
import { Choice } from './menu-parts'

export interface ChoiceMenuProps extends MenuTriggerProps {
  /** Names of the choices. */
  choices: readonly string[] | null | undefined
  /** Index of the current choice. */
  current: number
  /** Called with the index of the selected choice. */
  onSelect: (index: number) => void
}

/** Button that opens a menu with one current choice. */
export function ChoiceMenu({
  choices,
  current,
  onSelect,
  ...frame
}: ChoiceMenuProps): ReactElement {
  return (
    <MenuFrame {...frame}>
      <DropdownMenu.RadioGroup
        value={String(current)}
        onValueChange={(value) => onSelect(Number(value))}
      >
        {choices?.map((choice, index) => (
          <Choice key={choice} value={String(index)}>
            {choice}
            {index === current && <Check size={16} aria-hidden />}
          </Choice>
        ))}
      </DropdownMenu.RadioGroup>
    </MenuFrame>
  )
}
