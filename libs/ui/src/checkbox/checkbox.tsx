import {
  useId,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { iconSize } from '../theme/mixins'
import { token } from '../theme/token'

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'button'>,
  | 'type'
  | 'role'
  | 'children'
  | 'onChange'
  | 'defaultChecked'
  // The checkbox is not part of the form's data.
  | 'name'
  | 'value'
  | 'form'
> {
  /** Can contain links. */
  label: ReactNode
  /** Whether the box is checked. */
  checked: boolean
  /** Called when the user checks or clears the box. */
  onCheckedChange: (checked: boolean) => void
  /** Validation message. */
  error?: string | undefined
  /** Marks the checkbox as required. Validation is up to the form. */
  required?: boolean | undefined
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space-2')};
  font: ${token('type-small')};
  & > label {
    display: block;
    cursor: pointer;
  }
  & a {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    align-items: center;
    & > label {
      min-block-size: ${token('touch-target')};
      align-content: center;
    }
  }
`

const Box = styled.button`
  box-sizing: border-box;
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  margin-block-start: ${token('space-0')};
  padding: 0;
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-sm')};
  background: ${token('surface-raised')};
  color: ${token('on-accent')};
  cursor: pointer;
  &:hover:enabled {
    border-color: ${token('accent-strong')};
  }
  &[data-state='checked'] {
    border-color: ${token('accent-strong')};
    background: ${token('accent-strong')};
  }
  &[aria-invalid] {
    border-color: ${token('danger')};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &::after {
    position: absolute;
    inset: -4px;
    content: '';
  }
  @media (pointer: coarse) {
    margin-block-start: 0;
    &::after {
      inset: -12px;
    }
  }
  ${iconSize}
  @media (forced-colors: active) {
    & svg {
      color: CanvasText;
    }
  }
`

const ErrorText = styled.p`
  margin: ${token('space-1')} 0 0;
  color: ${token('danger')};
  font: ${token('type-small')};
`

/**
 * Checkbox with a label. `className` goes to the root; `ref` and all other props go to the button.
 *
 * Not Radix's, whose hidden input has a style attribute. A Content-Security-Policy blocks it in the HTML of a server.
 */
export function Checkbox({
  label,
  checked,
  error,
  required,
  onCheckedChange,
  onClick,
  onKeyDown,
  id: givenId,
  className,
  ...box
}: CheckboxProps): ReactElement {
  const ownId = useId()
  const id = givenId ?? ownId
  const errorId = `${id}-error`

  function toggle(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) onCheckedChange(!checked)
  }

  /** Only the space bar toggles a checkbox. */
  function ignoreEnter(event: KeyboardEvent<HTMLButtonElement>) {
    onKeyDown?.(event)
    if (event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className={className}>
      <Row>
        <Box
          {...box}
          id={id}
          type="button"
          role="checkbox"
          aria-checked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          data-state={checked ? 'checked' : 'unchecked'}
          onClick={toggle}
          onKeyDown={ignoreEnter}
        >
          {checked && <Check size={14} strokeWidth={3} aria-hidden />}
        </Box>
        <label htmlFor={id}>{label}</label>
      </Row>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  )
}
