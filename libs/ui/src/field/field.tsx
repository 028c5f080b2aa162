import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-inline-size: 0;
`

const Label = styled.label`
  display: block;
  justify-self: start;
  color: ${token('text')};
  font: ${token('type-small')};
  font-weight: ${token('weight-medium')};
`

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
`

const ErrorText = styled.span`
  color: ${token('danger')};
`

/** Attributes that connect a control to its label and texts. */
interface FieldControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps {
  id: string
  label: string
  error?: string | undefined
  announceError?: boolean | undefined
  hint?: string | undefined
  /** Rendered at the end of the line below the control. */
  count?: ReactNode
  className?: string | undefined
  /** Renders the control. */
  children: (control: FieldControlProps) => ReactNode
}

/** Lays out a control with its label and texts, and connects them for assistive technology. */
export function Field({
  id,
  label,
  error,
  announceError = false,
  hint,
  count,
  className,
  children,
}: FieldProps): ReactElement {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <Root className={className}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {(error || hint || count) && (
        <Foot>
          <span>
            {error && (
              <ErrorText id={errorId} role={announceError ? 'alert' : undefined}>
                {error}
              </ErrorText>
            )}
            {error && hint && <br />}
            {hint && <span id={hintId}>{hint}</span>}
          </span>
          {count}
        </Foot>
      )}
    </Root>
  )
}
