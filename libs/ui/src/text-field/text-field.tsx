import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { controlLook } from '../field/control-look'
import { Field } from '../field/field'
import { token } from '../theme/token'

/** Properties of {@link TextField}: those of a native input. */
export interface TextFieldProps extends ComponentPropsWithRef<'input'> {
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
  /** Stands beside the input, as a button that sends a code. */
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
  /* With large letters in a narrow window what stands beside it goes below. */
  flex: 1 1 4em;
  min-block-size: ${token('touch-target')};
`

/** A line of text under its label. `ref` and all else go to the input, `className` to the whole. */
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
