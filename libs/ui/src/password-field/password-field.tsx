import { use, useState, type ReactElement } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../icon-button/icon-button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { token } from '../theme/token'
import { TextField, type TextFieldProps } from '../text-field/text-field'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Label of the toggle that shows the password. @default '显示明文' */
  toggleLabel?: string | undefined
}

const Root = styled(TextField)`
  & input {
    padding-inline-end: ${token('space-9')};
  }
`

const Toggle = styled(IconButton)`
  position: absolute;
  inset: 0 4px 0 auto;
  margin-block: auto;
`

/** {@link TextField} for a password, with a toggle that shows it. */
export function PasswordField({
  toggleLabel = use(UiMessages).showPassword ?? messages.showPassword,
  ...props
}: PasswordFieldProps): ReactElement {
  const [isShown, setIsShown] = useState(false)
  return (
    <Root
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      trailing={
        <Toggle label={toggleLabel} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </Toggle>
      }
    />
  )
}
