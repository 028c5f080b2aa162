import type { ReactElement } from 'react'
import { IconButton } from '@shuyuan/ui'
import { Contrast, Moon, Sun } from 'lucide-react'
import * as messages from '../messages'

/** The theme a learner asked for; `system` leaves it to the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const choices = {
  system: { next: 'light', Icon: Contrast },
  light: { next: 'dark', Icon: Sun },
  dark: { next: 'system', Icon: Moon },
} as const

/** Properties of {@link ThemeSwitch}. */
export interface ThemeSwitchProps {
  value: ThemeChoice
  onChange: (value: ThemeChoice) => void
}

/** A button that names the current theme and switches to the next: system, light, dark. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps): ReactElement {
  const { next, Icon } = choices[value]
  return (
    <IconButton label={messages.theme[value]} onClick={() => onChange(next)}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
