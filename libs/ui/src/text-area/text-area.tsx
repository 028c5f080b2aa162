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

/** Properties of {@link TextArea}: those of a native text area. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string
  /** What is wrong with the value. */
  error?: string | undefined
  /**
   * Reads the error out as soon as it comes: for an answer that arrives while the focus stays where it
   * is. An error that brings the focus to the field is read as its description. @default false
   */
  announceError?: boolean | undefined
  /** What to type. */
  hint?: string | undefined
  /**
   * Longest text, in characters (an emoji of one code point is one). More can be typed, so that
   * nothing pasted is lost: the count shows it, and the form refuses the text.
   */
  maxLength: number
  /** Shows how much of `maxLength` is used. */
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

/** Text of several lines under its label. */
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
