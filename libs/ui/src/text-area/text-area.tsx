import {
  use,
  useId,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type ReactElement,
} from 'react'
import { styled } from 'styled-components'
import { controlLook } from '../field/control-look'
import { Field } from '../field/field'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { token } from '../theme/token'

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** Label above the field. */
  label: string
  /** Validation message. */
  error?: string | undefined
  /**
   * Announces the error when it appears. Use it for server errors that arrive while the focus stays
   * elsewhere. An error that moves the focus to the field is read as its description anyway. @default false
   */
  announceError?: boolean | undefined
  /** Help text. */
  hint?: string | undefined
  /**
   * Maximum length in code points. A longer text can be typed, so that pasted text is not cut. The count
   * shows the excess, and the form has to reject it.
   */
  maxLength: number
  /** Shows the character count out of `maxLength`. */
  showCount?: boolean | undefined
}

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-block-size: 96px;
  padding-block: ${token('space-2')};
  resize: vertical;
  field-sizing: content;
  max-block-size: 50vh;
`

const Count = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  &[data-over] {
    color: ${token('danger')};
    font-weight: ${token('weight-strong')};
  }
`

/** Multiline text field with a label. */
export function TextArea({
  label,
  error,
  announceError,
  hint,
  maxLength,
  showCount,
  onChange,
  id: givenId,
  className,
  ...area
}: TextAreaProps): ReactElement {
  const ownId = useId()
  const { characterCount = messages.characterCount } = use(UiMessages)
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const { length } = Array.from(String(area.value ?? typed))

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <Field
      id={givenId ?? ownId}
      label={label}
      error={error}
      announceError={announceError}
      hint={hint}
      count={
        showCount && (
          <Count data-over={length > maxLength || undefined}>
            {characterCount(length, maxLength)}
          </Count>
        )
      }
      className={className}
    >
      {(control) => <Area {...area} {...control} onChange={change} />}
    </Field>
  )
}
