import {
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

/** Properties of {@link TextArea}: those of a native text area. */
export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  label: string
  /** What is wrong with the value. */
  error?: string
  /** What to type. */
  hint?: string
  /** Longest text, in UTF-16 units. */
  maxLength: number
  /** Shows how much of `maxLength` is used. */
  showCount?: boolean
}

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-block-size: 96px;
  resize: vertical;
  field-sizing: content;
  max-block-size: 50vh;
`

/** Text of several lines under its label. */
export function TextArea({
  label,
  error,
  hint,
  showCount,
  onChange,
  id: givenId,
  className,
  ...area
}: TextAreaProps): ReactElement {
  const ownId = useId()
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const { length } = String(area.value ?? typed)

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value)
    onChange?.(event)
  }

  return (
    <Field
      id={givenId ?? ownId}
      label={label}
      error={error}
      hint={hint}
      count={showCount && messages.characterCount(length, area.maxLength)}
      className={className}
    >
      {(control) => <Area {...area} {...control} onChange={change} />}
    </Field>
  )
}
