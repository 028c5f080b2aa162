import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { controlLook } from '../field/control-look'
import { Field } from '../field/field'
import { token } from '../theme/token'

export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
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
  /** Rendered beside the input, such as a button that sends a code. */
  trailing?: ReactNode
}

const Row = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  gap: ${token('space-2')};
  & > :not(input) {
    flex: none;
    max-inline-size: 100%;
  }
`

const Input = styled.input`
  ${controlLook}
  /* With large text in a narrow window, the trailing element wraps below the input. */
  flex: 1 1 4em;
  min-block-size: ${token('touch-target')};
`

/** Text field with a label. `className` goes to the root; `ref` and all other props go to the input. */
export function TextField({
  label,
  error,
  announceError,
  hint,
  trailing,
  id: givenId,
  className,
  ...input
}: TextFieldProps): ReactElement {
  const ownId = useId()
  return (
    <Field
      id={givenId ?? ownId}
      label={label}
      error={error}
      announceError={announceError}
      hint={hint}
      className={className}
    >
      {(control) => (
        <Row>
          <Input type="text" {...input} {...control} />
          {trailing}
        </Row>
      )}
    </Field>
  )
}
